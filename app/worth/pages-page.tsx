import { Form, Link } from 'react-router'
import { worthBar } from '../almanac/page-worth.ts'
import { grouped } from '../platform/us-number.ts'
import { Button } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { Field, Select } from '../ui/field.tsx'
import { useWords } from '../ui/language.ts'
import { Style } from '../ui/style.tsx'
import { Table } from '../ui/table.tsx'
import { Tag } from '../ui/tag.tsx'
import type { FamilyWorth, WorthLine, WorthSearch } from './overview.ts'
import css from './pages-page.css?inline'
import { pagesWords } from './pages-words.ts'

type Props = {
  families: FamilyWorth[]
  search: WorthSearch
  total: number
  lines: WorthLine[]
  moreHref: string | null
}

const figures = ['all', 'found', 'tooFewFacts', 'tooLittleOwn', 'medianFacts', 'medianShare'] as const

/** Which pages of places search engines are told of, and which are too thin to be found. */
export function PagesPage({ families, search, total, lines, moreHref }: Props) {
  const words = useWords(pagesWords)
  return (
    <div className="worth">
      <Style name="pages-page" css={css} layer="page" />
      <h1>{words.title}</h1>
      <p>{words.about(worthBar)}</p>
      <Table
        stacks
        caption={words.byFamily}
        columns={[
          { label: words.columns.pages },
          ...figures.map((figure) => ({ label: words.columns[figure], align: 'end' as const })),
        ]}
        rows={families.map((row) => ({
          key: row.family,
          cells: [
            words.families[row.family],
            grouped(row.pages),
            grouped(row.found),
            grouped(row.tooFewFacts),
            grouped(row.tooLittleOwn),
            row.medianFacts,
            words.percent(row.medianShare),
          ],
        }))}
      />
      <section className="weakest">
        <h2>{words.weakestFirst}</h2>
        <SearchForm families={families} search={search} />
        {lines.length === 0 ? (
          <EmptyState heading="h3" {...words.none} />
        ) : (
          <>
            <p className="small soft">{words.count(total)}</p>
            <LineList lines={lines} />
          </>
        )}
        {moreHref && (
          <p>
            <Link className="way" to={moreHref}>
              {words.more}
            </Link>
          </p>
        )}
      </section>
    </div>
  )
}

function SearchForm({ families, search }: { families: FamilyWorth[]; search: WorthSearch }) {
  const words = useWords(pagesWords)
  return (
    <Form className="asked" method="get" key={JSON.stringify(search)}>
      <Field label={words.fields.name} name="words" defaultValue={search.words} maxLength={50} optional />
      <Select label={words.fields.kind} name="family" defaultValue={search.family}>
        <option value="">{words.all}</option>
        {families.map(({ family }) => (
          <option key={family} value={family}>
            {words.families[family]}
          </option>
        ))}
      </Select>
      <Select label={words.fields.show} name="show" defaultValue={search.show}>
        <option value="">{words.all}</option>
        <option value="out">{words.onlyOut}</option>
      </Select>
      <Button variant="line">{words.show}</Button>
    </Form>
  )
}

function LineList({ lines }: { lines: WorthLine[] }) {
  const words = useWords(pagesWords)
  return (
    <ul className="lines">
      {lines.map(({ path, facts, ownShare, isFound, why }) => (
        <li key={path}>
          <a href={path}>{path}</a>
          <span>{words.measure(ownShare, facts)}</span>
          {isFound ? <Tag>{words.found}</Tag> : <Tag tone="danger">{words.notFound(why)}</Tag>}
        </li>
      ))}
    </ul>
  )
}
