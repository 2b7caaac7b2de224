import { grouped } from '../platform/us-number.ts'
import { Breadcrumbs } from '../ui/breadcrumbs.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { FigureList } from '../ui/fact-list.tsx'
import { Island } from '../ui/island.tsx'
import { Style } from '../ui/style.tsx'
import { CopyButton } from './copy-button.tsx'
import type { Link, SitemapOverview } from './overview.ts'
import css from './sitemap-page.css?inline'

/** Two tabs that are addresses: the XML at first, the list under #pages. The choice is made by CSS alone. */
export function SitemapPage({ overview }: { overview: SitemapOverview }) {
  const { totals } = overview
  return (
    <div className="wrap sitemap">
      <Style name="sitemap-page" css={css} layer="page" />
      <Breadcrumbs crumbs={[{ label: 'Home', href: '/' }]} current="Sitemap" />
      <h1>Sitemap</h1>
      <FigureList
        facts={[
          { label: 'Main pages', value: grouped(totals.mainPages) },
          { label: 'City pages', value: grouped(totals.cities) },
          { label: 'Sub-city pages', value: grouped(totals.subCities) },
        ]}
      />
      <nav className="kinds" aria-label="Kinds of sitemap">
        <a href="#xml">XML Sitemap (Google)</a>
        <a href="#pages">HTML Sitemap (Users)</a>
      </nav>
      <section id="pages" className="panel" aria-labelledby="pages-title">
        <h2 id="pages-title">HTML Sitemap (Users)</h2>
        <LinkGroup title="Main pages" links={overview.mainPages} />
        <LinkGroup
          title={`Cities: the first ${overview.cities.length} of ${grouped(totals.cities)}`}
          links={overview.cities}
        />
        <LinkGroup
          title={`Neighborhoods: the first ${overview.subCities.length} of ${grouped(totals.subCities)}`}
          links={overview.subCities}
        />
      </section>
      <section id="xml" className="panel" aria-labelledby="xml-title">
        <h2 id="xml-title">XML Sitemap (Google)</h2>
        <p>
          {grouped(totals.pages)} addresses for search engines. <a href="/sitemap.xml">/sitemap.xml</a> names
          a file of them for each state and starts like this:
        </p>
        <div className="actions">
          <Island name="copy-button" component={CopyButton} props={{ from: '/sitemap.xml' }} />
          <ButtonLink variant="line" href="/sitemap.xml" download="sitemap.xml">
            Download
          </ButtonLink>
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
            <a href={href}>{label}</a>
          </li>
        ))}
      </ul>
    </>
  )
}
