import type { Fact } from '../almanac/fact.ts'
import type { Program } from '../claims/costs.ts'
import type { Testimonial } from '../claims/testimonials.ts'
import type { PageImageSource } from '../photos/page-image.tsx'
import type { FormName } from '../site/forms.ts'
import type { PageHead } from '../site/page-head.ts'

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
  trust: { heading: string; lead: string; figures: Figure[]; figuresNote?: string; words: string[] }
  /** The head of a page without a big drawing. */
  opening: { title: string; lead: string; actions?: Action[] }
  /** The four-step wizard. */
  qualify: { heading: string; lead: string; promises: string[] }
  steps: { heading: string; steps: Step[] }
  /** Reasons, benefits, kinds of homes: short texts beside small drawings. */
  cards: { heading: string; lead?: string; cards: Card[] }
  /** Something to be read: a rule, a bonus, a requirement. */
  prose: {
    heading: string
    paragraphs: string[]
    points?: string[]
    actions?: Action[]
    tone?: 'plain' | 'sunk'
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
    rows: RentRow[]
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
  description: string
  priceRange: string
  features: string[]
  art: 'walk-up' | 'mid-rise' | 'tower'
}
export type TownLink = { name: string; href: string; note: string }
/** A town of a list beside a map, under the number it has there. */
export type ReachTown = {
  number: number
  name: string
  href: string
  way: string
  rent: Fact | null
  amount: string
  unit: string
}
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
export type RentRow = {
  name: string
  href: string
  people: string
  rent: string
  /** Whose rent it is, where the town has none of its own. */
  county?: string
  fair: string
  facts: Fact[]
}
export type CityRange = { name: string; text: string; cheapest: TownLink[]; dearest: TownLink[] }
export type TownLetter = { letter: string; towns: { name: string; href: string }[] }
export type MapMark = {
  number: number
  x: number
  y: number
  /** Where the place lies when its number had to step aside. */
  from?: { x: number; y: number }
  name?: { text: string; x: number; y: number; anchor: 'start' | 'middle' | 'end' }
}
export type TownGroup = { heading: string; towns: TownLink[] }
export type Resource = {
  name: string
  provider?: string
  description: string
  facts: Figure[]
  contact?: { label: string; href: string }
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
