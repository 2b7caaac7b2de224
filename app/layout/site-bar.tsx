import { useLocation } from 'react-router'
import { costsOf } from '../claims/costs.ts'
import { formHref, phoneHref, withSource } from '../site/site.ts'
import { BrandLink } from '../ui/art/brand-mark.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { CostLine } from '../ui/cost-line.tsx'
import { type Sheet, Style, StyledBy } from '../ui/style.tsx'
import { ThemeChoice } from '../ui/theme-choice.tsx'
import { mainLinks, type NavLink, simpleLinks } from './links.ts'
import css from './site-bar.css?inline'
import menuCss from './site-menu.css?inline'
import { useSite } from './use-site.ts'
import { useSource } from './use-source.ts'

/** The bar of every page. One list of links, drawn as a row where it fits and as a menu where it does not. */
export function SiteBar({ kind, sheet }: { kind: 'full' | 'simple'; sheet?: Sheet }) {
  const site = useSite()
  const links = kind === 'full' ? mainLinks : simpleLinks
  const apply = `Apply Now - ${site.claims.applicationFee}`
  const applyHref = withSource(formHref(site, 'funding'), useSource())
  const costs = costsOf(site.claims, 'funding')
  return (
    <div className="bar">
      <Style name="site-bar" css={css} layer="page" />
      <StyledBy sheet={sheet}>
        <Style name="site-menu" css={menuCss} layer="page" />
      </StyledBy>
      <div className="wrap">
        <BrandLink name={site.brand} />
        <nav className="wide" aria-label="Main">
          <NavLinks links={links} />
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
            <NavLinks links={links} />
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
    </div>
  )
}

function NavLinks({ links }: { links: NavLink[] }) {
  const { pathname } = useLocation()
  return links.map(({ href, label }) => (
    <a key={href} href={href} aria-current={href === pathname ? 'page' : undefined}>
      {label}
    </a>
  ))
}
