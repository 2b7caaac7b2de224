import { Form } from 'react-router'
import { timeWords } from '../platform/time-zone.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { useWords } from '../ui/language.ts'
import { LocalTime, useTimeZone } from '../ui/local-time.tsx'
import { Notice } from '../ui/notice.tsx'
import { Style } from '../ui/style.tsx'
import { Sure } from '../ui/sure.tsx'
import css from './stored-files-panel.css?inline'
import { storedFilesWords } from './stored-files-words.ts'

export type ShownFiles = {
  backups: { name: string; at: Date; size: string }[]
  more: number
  erasures: { name: string; size: string } | null
}

/** `files` is null when the folder could not be read. */
export function StoredFilesPanel({
  files,
  mayBeSeveral,
}: {
  files: ShownFiles | null
  mayBeSeveral: boolean
}) {
  const words = useWords(storedFilesWords)
  return (
    <section className="stored-files" id="backups">
      <Style name="stored-files-panel" css={css} layer="page" />
      <h2>{words.title}</h2>
      <p className="small">{words.about}</p>
      {mayBeSeveral && <p className="small">{words.severalServers}</p>}
      {files ? (
        <Files {...files} />
      ) : (
        <Notice kind="error" wide>
          {words.unknown}
        </Notice>
      )}
    </section>
  )
}

function Files({ backups, more, erasures }: ShownFiles) {
  const words = useWords(storedFilesWords)
  return (
    <>
      {backups.length === 0 && <p>{words.none}</p>}
      <ul>
        {backups.map((one) => (
          <BackupRow key={one.name} {...one} isOnly={backups.length === 1} />
        ))}
        {erasures && (
          <li>
            <div>
              <p>
                <b>{words.erasures.title}</b>
              </p>
              <p className="fine">{words.erasures.text}</p>
              <p className="fine">{erasures.size}</p>
            </div>
            <DownloadLink name={erasures.name} label={words.erasures.download} />
          </li>
        )}
      </ul>
      {more > 0 && <p className="small soft">{words.more(more)}</p>}
    </>
  )
}

type Row = ShownFiles['backups'][number] & { isOnly: boolean }

function BackupRow({ name, at, size, isOnly }: Row) {
  const words = useWords(storedFilesWords)
  const when = timeWords(at, useTimeZone())
  return (
    <li>
      <div>
        <p>
          <b>
            <LocalTime at={at} />
          </b>
        </p>
        <p className="fine">{size}</p>
      </div>
      <div className="acts">
        <DownloadLink name={name} label={words.downloadOf(when)} />
        <Form method="post" action="/admin/backups/delete" preventScrollReset>
          <Sure
            variant="quiet"
            tight
            label={words.remove}
            aria-label={words.removeOf(when)}
            means={isOnly ? words.removeOnly + words.removeMeans : words.removeMeans}
          >
            <Button variant="danger" tight name="name" value={name} aria-label={words.yesRemoveOf(when)}>
              {words.yesRemove}
            </Button>
          </Sure>
        </Form>
      </div>
    </li>
  )
}

function DownloadLink({ name, label }: { name: string; label: string }) {
  return (
    <ButtonLink variant="line" tight href={`/admin/backups/${name}`} aria-label={label}>
      {useWords(storedFilesWords).download}
    </ButtonLink>
  )
}
