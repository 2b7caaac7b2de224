import { Form, Link } from 'react-router'
import { worthBar } from '../almanac/page-worth.ts'
import { grouped } from '../platform/us-number.ts'
import { Button } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { Field, Select } from '../ui/field.tsx'
import { Style } from '../ui/style.tsx'
import { Table } from '../ui/table.tsx'
import { Tag } from '../ui/tag.tsx'
import type { FamilyWorth, WorthLine, WorthSearch } from './overview.ts'
import css from './pages-page.css?inline'

type Props = {
  families: FamilyWorth[]
  search: WorthSearch
  total: number
  lines: WorthLine[]
  moreHref: string | null
}

/** Which pages of places search engines are told of, and which are too thin to be found. */
export function PagesPage({ families, search, total, lines, moreHref }: Props) {
  return (
    <div className="worth">
      <Style name="pages-page" css={css} layer="page" />
      <h1>Pages of places</h1>
      <p>
        The page of a town or a state is shown to search engines when it has at least {worthBar.facts} facts
        with a source, and when at least {worthBar.ownShare}% of its text stands on no other page, names left
        out. The others can be read by everybody, but they ask search engines to pass by and stand in no
        sitemap. The measure is taken with the words of a new site.
      </p>
      <Table
        caption="By kind of page"
        columns={[
          { label: 'Pages' },
          { label: 'All', align: 'end' },
          { label: 'To be found', align: 'end' },
          { label: 'Too few facts', align: 'end' },
          { label: 'Too little own text', align: 'end' },
          { label: 'Facts, median', align: 'end' },
          { label: 'Own text, median', align: 'end' },
        ]}
        rows={families.map((row) => ({
          key: row.family,
          cells: [
            row.family,
            grouped(row.pages),
            grouped(row.found),
            grouped(row.tooFewFacts),
            grouped(row.tooLittleOwn),
            row.medianFacts,
            `${row.medianShare}%`,
          ],
        }))}
      />
      <section>
        <h2>The weakest first</h2>
        <SearchForm families={families} search={search} />
        {lines.length === 0 ? (
          <EmptyState heading="h3" title="No page fits" text="Try fewer letters, or all kinds of pages." />
        ) : (
          <>
            <p className="small soft">{total === 1 ? '1 page' : `${grouped(total)} pages`}</p>
            <LineList lines={lines} />
          </>
        )}
        {moreHref && (
          <p>
            <Link className="way" to={moreHref}>
              Next pages
            </Link>
          </p>
        )}
      </section>
    </div>
  )
}

function SearchForm({ families, search }: { families: FamilyWorth[]; search: WorthSearch }) {
  return (
    <Form className="asked" method="get" key={JSON.stringify(search)}>
      <Field label="Name" name="words" defaultValue={search.words} maxLength={50} optional />
      <Select label="Kind" name="family" defaultValue={search.family}>
        <option value="">All</option>
        {families.map(({ family }) => (
          <option key={family}>{family}</option>
        ))}
      </Select>
      <Select label="Show" name="show" defaultValue={search.show}>
        <option value="">All</option>
        <option value="out">Only what is not to be found</option>
      </Select>
      <Button variant="line">Show</Button>
    </Form>
  )
}

function LineList({ lines }: { lines: WorthLine[] }) {
  return (
    <ul className="lines">
      {lines.map(({ path, facts, ownShare, isFound, why }) => (
        <li key={path}>
          <a href={path}>{path}</a>
          <span>
            {ownShare}% own text, {facts} facts
          </span>
          {isFound ? <Tag>to be found</Tag> : <Tag tone="danger">{`not to be found: ${why}`}</Tag>}
        </li>
      ))}
    </ul>
  )
}
