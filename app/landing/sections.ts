import type { Fact } from '../almanac/fact.ts'
import type { Program } from '../claims/costs.ts'
import type { FeeSum } from '../claims/fee-sum.ts'
import type { Testimonial } from '../claims/testimonials.ts'
import type { PageImageSource } from '../photos/page-image.tsx'
import type { FormName } from '../site/forms.ts'
import type { PageHead } from '../site/page-head.ts'
import type { SheetName } from './sheets.ts'

/** The vocabulary of landing pages. A page is a list of these; how each looks is decided once, in this folder. */
export type SectionProps = {
  hero: { title: string; lead: string; actions: Action[]; facts?: FactLine[]; art: HeroArt }
  /** The head of a place's page: the blade of the key is its skyline. */
  placeHero: {
    title: string
    lead: string
    badge?: string
    actions: Action[]
    figures: Figure[]
    /** What a figure means that could be misread. */
    figuresNote?: string
    skyline: { slug: string; label: string }
    /** What its figures and sentences are made from. */
    facts?: Fact[]
  }
  /** A street of house fronts, one door for each neighbourhood. */
  street: { heading: string; lead?: string; doors: Door[] }
  /** Kinds of homes with their price. */
  homes: { heading: string; lead: string; homes: Home[] }
  /** Towns around: cards first, then names as text, and how many there are in all. */
  nearby: { heading: string; count: string; claim: string; towns: TownLink[]; additional: string[] }
  /** The nearest towns always, of the others a few until all are asked for. */
  towns: {
    heading: string
    lead?: string
    nearest: TownLink[]
    more: TownLink[]
    visibleAtFirst: number
    highlighted?: number
  }
  /** Towns under what they are near. */
  townGroups: { heading: string; lead: string; groups: TownGroup[] }
  guide: { heading: string; parts: { heading: string; text: string }[] }
  /** Help from elsewhere: whom it is for, how much, how to reach it. */
  resources: { heading: string; lead?: string; resources: Resource[] }
  articles: { heading: string; articles: ArticleTeaser[] }
  /** Three titled, captioned pictures of a place. */
  pictures: { heading: string; pictures: Picture[] }
  /** Local figures and search words. */
  trust: { heading: string; lead?: string; figures: Figure[]; figuresNote?: string; words: string[] }
  /** The head of a page without a big drawing. */
  opening: { title: string; lead: string; actions?: Action[] }
  /** The four-step wizard. */
  qualify: { heading: string; lead: string; promises: string[] }
  steps: { heading: string; steps: Step[] }
  /** Reasons, benefits, kinds of homes: short texts beside small drawings. */
  cards: { heading: string; lead?: string; cards: Card[] }
  /** Something to be read: a rule, a bonus, a requirement. */
  prose: {
    /** Where the page's contents lead to it. */
    id?: string
    heading: string
    paragraphs: string[]
    points?: string[]
    actions?: Action[]
    tone?: 'plain' | 'sunk'
    /** What its sentences are made from. */
    facts?: Fact[]
  }
  /** What can be bought, with its price and what belongs to it. */
  offers: { heading: string; lead?: string; offers: Offer[] }
  /** 'What it costs in total': every fee, when it is due, what comes back. */
  totalCost: { fees: Fee[]; note: string }
  quotes: { heading: string; lead?: string; quotes: Testimonial[]; action?: Action }
  questions: { heading: string; questions: Question[] }
  states: { heading: string; lead: string; states: StateEntry[]; isSwiped?: boolean }
  /** Somebody else's form in our frame. */
  form: { id: string; heading: string; lead: string; form: FormName; points?: string[] }
  closing: { heading: string; lead: string; actions: Action[] }
  /** The masthead of a town: itself in one line, and what the page holds. */
  masthead: { rows: PlateRow[]; contents: PartLink[] }
  /** Rents by size of home, with the income and the work that carry them. */
  rents: {
    lead: string
    rows: RentRow[]
    /** The hourly wage the hours are counted with. */
    wage: string | null
    /** Where the census median stands among the bars, in percent of the longest. */
    median: number | null
    medianKey: string | null
    reading: { strong: string; text: string[] }
    /** Where the two rules are explained. */
    rules: string
    against: RentComparison[]
    facts: Fact[]
  }
  /** What leaves one's pocket until the door opens. */
  dayOne: DayOne
  /** Where the figures of a page come from. */
  sources: { entries: string[]; more: Action }
  /** Help that is free to ask for, whoever one rents from. */
  help: { heading: string; lead: string; helpers: Helper[] }
  /** Which income counts as low: a table by people at home, or why there is none. */
  incomeLimits: {
    heading: string
    lead: string[]
    table: LimitTable | null
    missing?: string
    note: string
    facts: Fact[]
  }
  /** What the law says, a cell for each rule; what is not on file stands together. */
  rights: { heading: string; lead: string; cells: Right[]; notOnFile: string[]; everywhere: Right[] }
  /** What is remarkable of a place, a topic a line. */
  portrait: {
    heading: string
    lead: string
    topics: Topic[]
    table?: FigureTable
    facts: Fact[]
    actions: Action[]
  }
  /** Towns within reach: a map, and beside it the same in words, by miles. */
  reach: {
    heading: string
    lead: string
    /** What the others are compared with. */
    home: Fact
    map: TownMap
    groups: ReachGroup[]
    remarks: string[]
    note: string
    action: Action
  }
  /** The rents of a state: a map of its towns, a table of the largest. */
  rentMap: {
    heading: string
    lead: string
    map: TownMap
    caption: string
    rows: TownRent[]
    remark: string
    note: string
  }
  /** The ends of what towns around some cities cost. */
  ranges: { heading: string; lead: string; cities: CityRange[] }
  /** The letters towns begin with; each leads to its part of a list. */
  letters: { heading: string; lead: string; letters: { letter: string; count: number; href: string }[] }
  /** Every town of a list, by its first letter. */
  townIndex: { letters: TownLetter[] }
}

type Kind = keyof SectionProps
export type Section = { [K in Kind]: { kind: K } & SectionProps[K] }[Kind]

export type LandingPage = {
  chrome: 'full' | 'simple'
  head: PageHead
  /** The way here, for the breadcrumbs; the page itself is not in it. */
  crumbs: Crumb[]
  sections: Section[]
  /** The file with the styles below the first section. Without one they travel inside the page. */
  sheet?: SheetName
  /** Beside an offer its cost line alone; every payment stands behind the line's link, in the terms. */
  isCostLinked?: true
  /** A card that stays in sight beside the sections: enrol, order. */
  aside?: Extract<Section, { kind: 'form' }>
}

export type Action = {
  label: string
  href: string
  isExternal?: boolean
  isQuiet?: boolean
  /** The program one applies for, buys or joins here: its whole cost stands below. */
  offers?: Program
}
export type FactLine = { label: string; value: string; href?: string }
export type Card = { title: string; text: string; art?: CardArt; href?: string }
export type Step = { title: string; text: string; fact?: string }
export type Offer = {
  /** Where links to it lead. */
  id?: string
  title: string
  price: string
  terms: string
  points: string[]
  note?: string
  actions?: Action[]
}
export type Fee = { name: string; amount: string; due: string; comesBack: string }
export type Question = { question: string; answer: string }
export type StateEntry = { name: string; slug: string; code: string; cities: string[] }
export type Figure = { label: string; value: string }
export type Door = { name: string; detail: string; action: Action }
export type Home = {
  title: string
  priceRange: string
  features: string[]
  art: 'walk-up' | 'mid-rise' | 'tower'
}
export type TownLink = { name: string; href: string; note: string }
/** A town of a list beside a map, under the number it has there. */
export type NumberedTown = {
  number: number
  name: string
  href: string
  way: string
  amount: string
  unit: string
}
export type ReachTown = NumberedTown & { rent: Fact | null }
export type ReachGroup = { heading: string; towns: ReachTown[] }
/** Told apart without colour: a full dot, a dot in a ring, a ring, a point. */
export type DotKind = 'less' | 'same' | 'more' | 'unknown'
/** Drawn from coordinates, north up, 120 units wide; around a town its middle is 0 0. */
export type TownMap = {
  /** The map in words. */
  label: string
  box: string
  rings: { miles: number; radius: number; x: number; y: number }[]
  /** The town in the middle, its name above or below. */
  here?: { name: string; y: number }
  /** A dot at each corner of the path. */
  dots: { kind: DotKind; path: string }[]
  marks: MapMark[]
  legend: { kind: DotKind; text: string }[]
  note?: string
}
export type TownRent = {
  name: string
  href: string
  people: string
  rent: string
  /** Whose rent it is, where the town has none of its own. */
  whose?: string
  fair: string
  facts: Fact[]
}
export type CityRange = { name: string; text: string; cheapest: TownLink[]; dearest: TownLink[] }
export type TownLetter = { letter: string; towns: { name: string; href: string }[] }
export type NameSide = 'right' | 'left' | 'above' | 'below'
export type MapMark = {
  number: number
  x: number
  y: number
  /** Where the place lies, seen from its number, when that had to step aside. */
  from?: { x: number; y: number }
  name?: { text: string; side: NameSide }
}
export type TownGroup = { heading: string; towns: TownLink[] }
export type Resource = {
  name: string
  provider?: string
  description: string
  facts: Figure[]
  contact?: { label: string; href: string }
}
export type Helper = {
  title: string
  text: string
  contacts: Contact[]
  /** Where the others stand. */
  more?: { label: string; href: string }
  note: string
}
export type Contact = { name: string; detail?: string; link?: { label: string; href: string } }
export type LimitTable = {
  /** What a screen reader hears first. */
  caption: string
  columns: { name: string; line: string }[]
  rows: { people: number; amounts: string[] }[]
}
export type Right = {
  title: string
  text: string
  detail?: string
  statute: string
  href: string
  /** The day it was checked, in words; none where it is not ours to keep up. */
  asOf?: string
  /** What to do with it. */
  next?: { label: string; href: string }
}
export type Topic = { label: string; text: string }
/** One row for each place. */
export type FigureTable = {
  caption: string
  columns: string[]
  rows: { name: string; detail?: string; cells: string[] }[]
}
export type ArticleTeaser = {
  title: string
  excerpt: string
  href: string
  date: string
  author: string
  image: PageImageSource
}
export type Picture = { title: string; caption: string; art: PictureArt }
export type PictureArt =
  | { kind: 'skyline'; slug: string; label: string }
  | { kind: 'street'; seed: number }
  | { kind: 'building'; building: 'walk-up' | 'mid-rise' | 'tower' }
export type Crumb = { label: string; href: string }
export type HeroArt = 'door' | 'street' | 'office' | 'kit' | 'hooks' | 'windows'
export type CardArt = 'plate' | 'letter' | 'window' | 'clock'
export type PlateRow = { label: string; value: string; note: string; fact: Fact | null }
export type PartLink = { id: string; label: string }
export type RentRow = {
  label: string
  /** Null: all sizes together. */
  bedrooms: number | null
  rent: Fact
  /** Percent of the longest bar. */
  share: number
  /** Income a month by the 30 % rule. */
  byShare: string
  /** Income a month by the 3 × rule. */
  byTimes: string
  hours: string | null
}
export type RentComparison = { strong: string; text: string; facts: Fact[] }
export type DayOne = {
  lead: string
  where: string
  /** Whose rent it is reckoned with: '1 bedroom, fair rent FY2026'. */
  home: string
  /** What goes to the landlord, whatever the program. */
  landlord: SlipLine[]
  programs: SlipProgram[]
  /** What is not in the sums, and where all terms stand. */
  note: string
  terms: string
  /** What is not in the sum of who takes no program, the last of them; empty when all is. */
  noteAlone: string
  /** Rents by number of bedrooms, to choose among with JavaScript. */
  rents: number[] | null
  facts: unknown[]
}
export type SlipLine = {
  kind: 'rent' | 'deposit' | 'fee' | 'now' | 'later'
  name: string
  note: string
  link?: { label: string; href: string }
  amount: number | null
  /** How the amount follows from rent and adults; null: told in `words` and not in the sum. */
  sum: FeeSum | null
  words?: string
}
export type SlipProgram = {
  name: string
  lines: SlipLine[]
  total: number
  ours: number
  fine: string
}
