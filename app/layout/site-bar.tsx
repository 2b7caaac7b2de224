import { useLocation } from 'react-router'
import { costsOf, priceWords } from '../claims/costs.ts'
import { type Language, languageNames, languages, pathIn } from '../platform/language.ts'
import { findAddress, missingPath } from '../site/find-address.ts'
import { callHref, formHref, type Site, withSource } from '../site/site.ts'
import { BrandLink } from '../ui/art/brand-mark.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { CachedFragment } from '../ui/cached-fragment.tsx'
import { CostLine } from '../ui/cost-line.tsx'
import { PageLink } from '../ui/page-link.tsx'
import { type Sheet, Style, StyledBy } from '../ui/style.tsx'
import { ThemeChoice } from '../ui/theme-choice.tsx'
import { uiWords } from '../ui/words.ts'
import { languageScript } from './inline-scripts.ts'
import { type NavLink, navLinks } from './links.ts'
import narrowCss from './narrow.css?inline'
import css from './site-bar.css?inline'
import menuCss from './site-menu.css?inline'
import { useSite } from './use-site.ts'
import { useSource } from './use-source.ts'
import { layoutWords } from './words.ts'

type Kind = 'full' | 'simple'

/** In the cached bar, the placeholder for the address of the page. */
const hereWord = '/address-of-this-page'

/** The bar of every page. One list of links, drawn as a row where it fits and as a menu where it does not. */
export function SiteBar({ kind, sheet, elsewhere }: { kind: Kind; sheet?: Sheet; elsewhere?: string }) {
  const site = useSite()
  const links = navLinks(site.language)[kind === 'full' ? 'main' : 'simple']
  const { pathname, search: asked } = useLocation()
  const address = findAddress(pathname)
  // What a stranger guesses is not repeated: a page that knows the key says so with `elsewhere`.
  const search = address?.isSecret ? '' : asked
  const current = links.find(({ href }) => href === pathname)?.href
  const isSource = useSource() !== null
  const here = pathname + search
  // Anything else is an address nobody links to, and would have to be made safe for HTML.
  const isPlain = /^[\w/-]+$/.test(here) && elsewhere === undefined
  // What is missing is missing in every language, and its address is a stranger's.
  const isMissing = address === null
  const isTold = isMissing || address.isTranslated === true
  return (
    <>
      <Style name="site-bar" css={css} layer="page" />
      <StyledBy sheet={sheet}>
        <Style name="site-menu" css={menuCss} layer="page" />
        <Style name="narrow" css={narrowCss} layer="narrow" />
      </StyledBy>
      <CachedFragment
        as="div"
        className="bar"
        of={isPlain ? site : {}}
        name={`bar ${kind} ${current ?? ''} ${isSource ? 'from' : ''} ${isMissing ? 'missing' : isTold ? 'told' : ''}`}
        // Of one page there is no need to: what is put before the path of the home page takes its place.
        fill={isPlain && here !== '/' ? { word: hereWord, by: here } : undefined}
      >
        {(filled = here) => (
          <Inside
            site={site}
            kind={kind}
            links={links}
            current={current}
            source={isSource ? filled.slice(0, filled.length - search.length) : null}
            here={isTold ? (elsewhere ?? (isMissing ? missingPath : filled)) : null}
          />
        )}
      </CachedFragment>
      {(address?.query || address?.readsQuery) && isTold && (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant, allowed by its hash
        <script dangerouslySetInnerHTML={{ __html: languageScript }} />
      )}
    </>
  )
}

type InsideProps = {
  site: Site
  kind: Kind
  links: NavLink[]
  current: string | undefined
  source: string | null
  /** The address that is told in other languages too. */
  here: string | null
}

function Inside({ site, kind, links, current, source, here }: InsideProps) {
  const words = layoutWords[site.language]
  const apply = words.apply(priceWords(site.claims, 'applicationFee'))
  const applyHref = withSource(formHref(site, 'funding'), source)
  const costs = costsOf(site.claims, 'funding')
  return (
    <div className="wrap">
      <BrandLink name={site.brand} />
      <nav className="wide" aria-label={words.main}>
        <NavLinks links={links} current={current} />
      </nav>
      <a className="call wide" href={callHref(site)}>
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
      <div className="reader">
        <div className="wide">
          <ThemeChoice name="theme-bar" />
        </div>
        {here !== null && <OtherLanguages language={site.language} here={here} />}
      </div>
      <details className="menu">
        <summary>
          <i aria-hidden="true" />
          {words.menu}
        </summary>
        <nav className="sheet" aria-label={words.menu}>
          <NavLinks links={links} current={current} />
          <a href={callHref(site)}>{words.call(site.phone)}</a>
          {kind === 'full' && (
            <div className="offer">
              <ButtonLink external href={applyHref}>
                {apply}
              </ButtonLink>
              <CostLine costs={costs} />
            </div>
          )}
          <div className="row">
            {uiWords[site.language].theme}
            <ThemeChoice name="theme-menu" />
          </div>
        </nav>
      </details>
    </div>
  )
}

/** The same page, by the name each language has for itself. */
function OtherLanguages({ language, here }: { language: Language; here: string }) {
  return languages
    .filter((other) => other !== language)
    .map((other) => (
      <a key={other} className="tongue" href={pathIn(other, here)} hrefLang={other} lang={other}>
        {languageNames[other]}
      </a>
    ))
}

function NavLinks({ links, current }: { links: NavLink[]; current: string | undefined }) {
  return links.map(({ href, label }) => (
    <PageLink key={href} href={href} aria-current={href === current ? 'page' : undefined}>
      {label}
    </PageLink>
  ))
}
