import { useLocation } from 'react-router'
import { costsOf } from '../claims/costs.ts'
import { formHref, phoneHref, type Site, withSource } from '../site/site.ts'
import { BrandLink } from '../ui/art/brand-mark.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { CostLine } from '../ui/cost-line.tsx'
import { Kept } from '../ui/kept.tsx'
import { type Sheet, Style, StyledBy } from '../ui/style.tsx'
import { ThemeChoice } from '../ui/theme-choice.tsx'
import { mainLinks, type NavLink, simpleLinks } from './links.ts'
import css from './site-bar.css?inline'
import menuCss from './site-menu.css?inline'
import { useSite } from './use-site.ts'
import { useSource } from './use-source.ts'

type Kind = 'full' | 'simple'

/** In the kept bar, where the address of the page that has it comes. */
const sourceWord = '/address-of-this-page'

/** The bar of every page. One list of links, drawn as a row where it fits and as a menu where it does not. */
export function SiteBar({ kind, sheet }: { kind: Kind; sheet?: Sheet }) {
  const site = useSite()
  const links = kind === 'full' ? mainLinks : simpleLinks
  const { pathname } = useLocation()
  const current = links.find(({ href }) => href === pathname)?.href
  const source = useSource()
  // Anything else is an address nobody links to, and would have to be made safe for HTML.
  const isPlain = source === null || /^[\w/-]+$/.test(source)
  return (
    <>
      <Style name="site-bar" css={css} layer="page" />
      <StyledBy sheet={sheet}>
        <Style name="site-menu" css={menuCss} layer="page" />
      </StyledBy>
      <Kept
        as="div"
        className="bar"
        of={isPlain ? site : {}}
        name={`bar ${kind} ${current ?? ''} ${source ? 'from' : ''}`}
        fill={source && isPlain ? { word: sourceWord, by: source } : undefined}
      >
        {(filled) => (
          <Inside site={site} kind={kind} links={links} current={current} source={filled ?? source} />
        )}
      </Kept>
    </>
  )
}

type InsideProps = {
  site: Site
  kind: Kind
  links: NavLink[]
  current: string | undefined
  source: string | null
}

function Inside({ site, kind, links, current, source }: InsideProps) {
  const apply = `Apply Now - ${site.claims.applicationFee}`
  const applyHref = withSource(formHref(site, 'funding'), source)
  const costs = costsOf(site.claims, 'funding')
  return (
    <div className="wrap">
      <BrandLink name={site.brand} />
      <nav className="wide" aria-label="Main">
        <NavLinks links={links} current={current} />
      </nav>
      <a className="call wide" href={phoneHref(site)}>
        {site.phone}
      </a>
      {kind === 'full' && (
        <div className="offer wide">
          <CostLine costs={costs} isShort />
          <ButtonLink tight external href={applyHref}>
            {apply}
          </ButtonLink>
        </div>
      )}
      <div className="wide">
        <ThemeChoice name="theme-bar" />
      </div>
      <details className="menu">
        <summary>
          <i aria-hidden="true" />
          Menu
        </summary>
        <nav className="sheet" aria-label="Menu">
          <NavLinks links={links} current={current} />
          <a href={phoneHref(site)}>Call {site.phone}</a>
          {kind === 'full' && (
            <div className="offer">
              <ButtonLink external href={applyHref}>
                {apply}
              </ButtonLink>
              <CostLine costs={costs} />
            </div>
          )}
          <div className="row">
            Theme
            <ThemeChoice name="theme-menu" />
          </div>
        </nav>
      </details>
    </div>
  )
}

function NavLinks({ links, current }: { links: NavLink[]; current: string | undefined }) {
  return links.map(({ href, label }) => (
    <a key={href} href={href} aria-current={href === current ? 'page' : undefined}>
      {label}
    </a>
  ))
}
