import type { ReactNode } from 'react'
import { Button } from '../ui/button.tsx'
import { Choice } from '../ui/choice.tsx'
import { useWords } from '../ui/language.ts'
import { Style } from '../ui/style.tsx'
import css from './data-page.css?inline'
import { dataWords } from './data-words.ts'
import { exportKinds } from './export-kinds.ts'

/** Downloads of everything; `report` stands above them, `children` are what else can be done with data. */
export function DataPage({ report, children }: { report?: ReactNode; children?: ReactNode }) {
  const words = useWords(dataWords)
  return (
    <div className="data">
      <Style name="data-page" css={css} layer="page" />
      <h1>{words.title}</h1>
      {report}
      <section>
        <h2>{words.download}</h2>
        <p className="small soft">{words.about}</p>
        <ul>
          {[...exportKinds, 'everything' as const].map((kind) => (
            <li key={kind}>
              <div>
                <h3>{words.kinds[kind].label}</h3>
                <p className="small soft">{words.kinds[kind].text}</p>
              </div>
              <DownloadForm what={kind} label={words.kinds[kind].label} hasCsv={kind !== 'everything'} />
            </li>
          ))}
        </ul>
      </section>
      {children}
    </div>
  )
}

/** A form of the browser's own: the answer is a file, not a page. */
function DownloadForm({ what, label, hasCsv }: { what: string; label: string; hasCsv: boolean }) {
  const words = useWords(dataWords)
  const hasPhotos = what === 'stories' || what === 'articles' || what === 'everything'
  return (
    <form method="post" action="/admin/data/export">
      <input type="hidden" name="what" value={what} />
      {hasPhotos && <Choice type="checkbox" name="photos" label={words.photos} />}
      <div className="choices">
        {hasCsv && (
          <Button variant="line" tight name="format" value="csv" aria-label={words.asCsv(label)}>
            {words.csv}
          </Button>
        )}
        <Button variant="line" tight name="format" value="json" aria-label={words.asJson(label)}>
          {words.json}
        </Button>
      </div>
    </form>
  )
}
