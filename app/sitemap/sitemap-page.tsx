import { grouped } from '../platform/us-number.ts'
import { homeCrumb } from '../site/home-crumb.ts'
import { Breadcrumbs } from '../ui/breadcrumbs.tsx'
import { ButtonStyle, buttonClass } from '../ui/button.tsx'
import { FigureList } from '../ui/fact-list.tsx'
import { Island } from '../ui/island.tsx'
import { useLanguage } from '../ui/language.ts'
import { PageLink } from '../ui/page-link.tsx'
import { Style } from '../ui/style.tsx'
import { CopyButton } from './copy-button.tsx'
import type { Link, SitemapOverview } from './overview.ts'
import css from './sitemap-page.css?inline'
import { sitemapWords } from './words.ts'

const xmlPath = '/sitemap.xml'

/** Two tabs that are addresses: the XML at first, the list under #pages. The choice is made by CSS alone. */
export function SitemapPage({ overview }: { overview: SitemapOverview }) {
  const { totals } = overview
  const language = useLanguage()
  const words = sitemapWords[language]
  const home = homeCrumb(language)
  return (
    <div className="wrap sitemap">
      <Style name="sitemap-page" css={css} layer="page" />
      <Breadcrumbs crumbs={[home]} current={words.name} />
      <h1>{words.name}</h1>
      <FigureList
        facts={[
          { label: words.totals.mainPages, value: grouped(totals.mainPages) },
          { label: words.totals.cities, value: grouped(totals.cities) },
          { label: words.totals.subCities, value: grouped(totals.subCities) },
        ]}
      />
      <nav className="kinds" aria-label={words.kinds}>
        <a href="#xml">{words.xml}</a>
        <a href="#pages">{words.pages}</a>
      </nav>
      <section id="pages" className="panel" aria-labelledby="pages-title">
        <h2 id="pages-title">{words.pages}</h2>
        <LinkGroup title={words.mainPages} links={overview.mainPages} />
        <LinkGroup
          title={words.cities(overview.cities.length, grouped(totals.cities))}
          links={overview.cities}
        />
        <LinkGroup
          title={words.subCities(overview.subCities.length, grouped(totals.subCities))}
          links={overview.subCities}
        />
      </section>
      <section id="xml" className="panel" aria-labelledby="xml-title">
        <h2 id="xml-title">{words.xml}</h2>
        <p>{words.addresses(grouped(totals.pages), <a href={xmlPath}>{xmlPath}</a>)}</p>
        <div className="actions">
          <Island name="copy-button" component={CopyButton} props={{ from: xmlPath }} />
          <ButtonStyle />
          <a download="sitemap.xml" className={buttonClass({ variant: 'line' })} href={xmlPath}>
            {words.download}
          </a>
        </div>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
        <pre tabIndex={0}>{overview.sample}</pre>
      </section>
    </div>
  )
}

function LinkGroup({ title, links }: { title: string; links: Link[] }) {
  return (
    <>
      <h3>{title}</h3>
      <ul>
        {links.map(({ label, href }) => (
          <li key={href}>
            <PageLink href={href}>{label}</PageLink>
          </li>
        ))}
      </ul>
    </>
  )
}
