import { Fragment } from 'react'
import { Frame } from '../layout/frame.tsx'
import { useSite } from '../layout/use-site.ts'
import { Breadcrumbs } from '../ui/breadcrumbs.tsx'
import { Style, StyledBy } from '../ui/style.tsx'
import css from './landing-page.css?inline'
import { Articles } from './sections/articles.tsx'
import { Cards } from './sections/cards.tsx'
import { Closing } from './sections/closing.tsx'
import { DayOne } from './sections/day-one.tsx'
import { FormSection } from './sections/form-section.tsx'
import { Guide } from './sections/guide.tsx'
import { Help } from './sections/help.tsx'
import { Hero } from './sections/hero.tsx'
import { Homes } from './sections/homes.tsx'
import { IncomeLimits } from './sections/income-limits.tsx'
import { Letters } from './sections/letters.tsx'
import { Masthead } from './sections/masthead.tsx'
import { Nearby } from './sections/nearby.tsx'
import { Below, ListedInTerms, programsIn } from './sections/offer-costs.tsx'
import { Offers } from './sections/offers.tsx'
import { Opening } from './sections/opening.tsx'
import { Pictures } from './sections/pictures.tsx'
import { PlaceHero } from './sections/place-hero.tsx'
import { Portrait } from './sections/portrait.tsx'
import { Prose } from './sections/prose.tsx'
import { Qualify } from './sections/qualify.tsx'
import { Questions } from './sections/questions.tsx'
import { Quotes } from './sections/quotes.tsx'
import { Ranges } from './sections/ranges.tsx'
import { Reach } from './sections/reach.tsx'
import { RentMap } from './sections/rent-map.tsx'
import { Rents } from './sections/rents.tsx'
import { Resources } from './sections/resources.tsx'
import { Rights } from './sections/rights.tsx'
import { Sources } from './sections/sources.tsx'
import { StateRack } from './sections/state-rack.tsx'
import { StepsSection } from './sections/steps-section.tsx'
import { Street } from './sections/street.tsx'
import { TotalCost } from './sections/total-cost.tsx'
import { TownGroups } from './sections/town-groups.tsx'
import { TownIndex } from './sections/town-index.tsx'
import { Towns } from './sections/towns.tsx'
import { Trust } from './sections/trust.tsx'
import type { LandingPage, Section } from './sections.ts'
import { SheetLink } from './sheet-link.tsx'
import { sheets } from './sheets.ts'

/** The one renderer of landing pages: hero, breadcrumbs, then the sections in their order. */
export function LandingPageView({ page }: { page: LandingPage }) {
  return (
    <Frame chrome={page.chrome} sheet={sheetOf(page)}>
      <LandingBody page={page} />
    </Frame>
  )
}

/** What stands between header and footer. */
export function LandingBody({ page }: { page: LandingPage }) {
  const { head, crumbs, sections, aside } = page
  const sheet = sheetOf(page)
  const [first, ...others] = sections
  const trail = crumbs.length > 0 && <Breadcrumbs crumbs={crumbs} current={head.crumb ?? head.title} />
  const closing = others.filter(isLast)
  const body = others.filter((section) => !isLast(section))
  const Costs = page.isCostLinked ? ListedInTerms : Fragment
  return (
    <Costs>
      {first && <SectionView section={first} />}
      {sheet && <SheetLink sheet={sheet} />}
      <StyledBy sheet={sheet}>
        {trail && <div className="wrap">{trail}</div>}
        <Below programs={first ? programsIn(first) : []}>
          {aside ? <Beside aside={aside} body={body} /> : <SectionList sections={body} />}
          <Below programs={[...body, ...(aside ? [aside] : [])].flatMap(programsIn)}>
            <SectionList sections={closing} />
          </Below>
        </Below>
      </StyledBy>
    </Costs>
  )
}

function sheetOf({ sheet }: LandingPage) {
  return sheet && sheets[sheet]
}

/** Across the whole width, below what has something beside it. */
function isLast({ kind }: Section) {
  return kind === 'closing' || kind === 'sources'
}

function Beside({ aside, body }: { aside: Section & { heading: string }; body: Section[] }) {
  return (
    <div className="wrap beside">
      <Style name="landing-page" css={css} layer="page" />
      <div>
        <SectionList sections={body} />
      </div>
      <aside aria-label={aside.heading}>
        <Below programs={body.flatMap(programsIn)}>
          <SectionView section={aside} />
        </Below>
      </aside>
    </div>
  )
}

function SectionList({ sections }: { sections: Section[] }) {
  return sections.map((section, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a page's sections never change their order
    <Below key={index} programs={sections.slice(0, index).flatMap(programsIn)}>
      <SectionView section={section} />
    </Below>
  ))
}

export function SectionView({ section }: { section: Section }) {
  const site = useSite()
  switch (section.kind) {
    case 'hero':
      return <Hero {...section} />
    case 'placeHero':
      return <PlaceHero {...section} />
    case 'street':
      return <Street {...section} />
    case 'homes':
      return <Homes {...section} />
    case 'nearby':
      return <Nearby {...section} />
    case 'towns':
      return <Towns {...section} />
    case 'townGroups':
      return <TownGroups {...section} />
    case 'guide':
      return <Guide {...section} />
    case 'resources':
      return <Resources {...section} />
    case 'articles':
      return <Articles {...section} />
    case 'pictures':
      return <Pictures {...section} />
    case 'trust':
      return <Trust {...section} />
    case 'opening':
      return <Opening {...section} />
    case 'qualify':
      return <Qualify {...section} site={site} />
    case 'steps':
      return <StepsSection {...section} />
    case 'cards':
      return <Cards {...section} />
    case 'prose':
      return <Prose {...section} />
    case 'offers':
      return <Offers {...section} />
    case 'totalCost':
      return <TotalCost {...section} />
    case 'quotes':
      return <Quotes {...section} />
    case 'questions':
      return <Questions {...section} site={site} />
    case 'states':
      return <StateRack {...section} />
    case 'form':
      return <FormSection {...section} site={site} />
    case 'closing':
      return <Closing {...section} />
    case 'masthead':
      return <Masthead {...section} />
    case 'rents':
      return <Rents {...section} />
    case 'dayOne':
      return <DayOne {...section} />
    case 'sources':
      return <Sources {...section} />
    case 'help':
      return <Help {...section} />
    case 'incomeLimits':
      return <IncomeLimits {...section} />
    case 'rights':
      return <Rights {...section} />
    case 'portrait':
      return <Portrait {...section} />
    case 'reach':
      return <Reach {...section} />
    case 'rentMap':
      return <RentMap {...section} />
    case 'ranges':
      return <Ranges {...section} />
    case 'letters':
      return <Letters {...section} />
    case 'townIndex':
      return <TownIndex {...section} />
    default:
      return section satisfies never
  }
}
