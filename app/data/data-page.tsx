import type { ReactNode } from 'react'
import { Button } from '../ui/button.tsx'
import { Choice } from '../ui/choice.tsx'
import { Style } from '../ui/style.tsx'
import css from './data-page.css?inline'
import { exportKindNames, exportKinds } from './export-kinds.ts'

/** Downloads of everything; `news` stands above them, `children` are what else can be done with data. */
export function DataPage({ news, children }: { news?: ReactNode; children?: ReactNode }) {
  return (
    <div className="data">
      <Style name="data-page" css={css} layer="page" />
      <h1>Data</h1>
      {news}
      <section>
        <h2>Download</h2>
        <p className="small soft">
          CSV opens in a spreadsheet, JSON is for programs. The files hold private data: keep them safe. Every
          download is noted in the activity.
        </p>
        <ul>
          {exportKindNames.map((kind) => (
            <li key={kind}>
              <div>
                <h3>{exportKinds[kind].label}</h3>
                <p className="small soft">{exportKinds[kind].text}</p>
              </div>
              <DownloadForm what={kind} label={exportKinds[kind].label} hasCsv />
            </li>
          ))}
          <li>
            <div>
              <h3>Everything</h3>
              <p className="small soft">All of the above in one file.</p>
            </div>
            <DownloadForm what="everything" label="Everything" />
          </li>
        </ul>
      </section>
      {children}
    </div>
  )
}

/** A form of the browser's own: the answer is a file, not a page. */
function DownloadForm({ what, label, hasCsv = false }: { what: string; label: string; hasCsv?: boolean }) {
  const hasPhotos = what === 'stories' || what === 'articles' || what === 'everything'
  return (
    <form method="post" action="/admin/data/export">
      <input type="hidden" name="what" value={what} />
      {hasPhotos && <Choice type="checkbox" name="photos" label="Put the photos into the JSON file" />}
      <div className="choices">
        {hasCsv && (
          <Button variant="line" tight name="format" value="csv" aria-label={`${label} as CSV`}>
            CSV
          </Button>
        )}
        <Button variant="line" tight name="format" value="json" aria-label={`${label} as JSON`}>
          JSON
        </Button>
      </div>
    </form>
  )
}
