import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { BackupPanel } from '../backup/backup-panel.tsx'
import type { BackupStatus } from '../backup/backup-status.ts'
import { type ShownFiles, StoredFilesPanel } from '../backup/stored-files-panel.tsx'
import { FactList } from '../ui/fact-list.tsx'
import { useWords } from '../ui/language.ts'
import { Style } from '../ui/style.tsx'
import { Table } from '../ui/table.tsx'
import { Tag } from '../ui/tag.tsx'
import type { HealthLine } from './findings.ts'
import { overallState } from './health.ts'
import css from './health-page.css?inline'
import { healthWords } from './health-words.ts'
import type { RecentError } from './server-facts.ts'

type Props = {
  lines: HealthLine[]
  errors: RecentError[]
  startedAt: Date
  /** Null when the database did not say. */
  backup: BackupStatus | null
  /** Null when their folder could not be read. */
  stored: ShownFiles | null
  mayBeSeveral: boolean
  program: { label: string; value: string }[]
}

/** The words say it; the color says it again. */
const tones = { good: 'ok', look: 'warn', wrong: 'danger' } as const

const columns = ['when', 'what', 'kind', 'reference'] as const

export function HealthPage({ lines, errors, startedAt, backup, stored, mayBeSeveral, program }: Props) {
  const words = useWords(healthWords)
  return (
    <div className="health">
      <Style name="health-page" css={css} layer="page" />
      <h1>{words.title}</h1>
      <p className="lead">{words.summaries[overallState(lines)]}</p>
      <ul className="lines">
        {lines.map((line) => (
          <HealthRow key={line.name} line={line}>
            {line.isBackup && backup && (
              <BackupPanel
                running={backup.running}
                failed={backup.failed}
                from="health"
                offer={backup.last ? words.makeAnotherBackup : words.makeBackup}
              />
            )}
          </HealthRow>
        ))}
      </ul>
      <StoredFilesPanel files={stored} mayBeSeveral={mayBeSeveral} />
      {errors.length > 0 && <ErrorTable errors={errors} startedAt={startedAt} />}
      <section>
        <h2>{words.program}</h2>
        <FactList facts={program} />
      </section>
    </div>
  )
}

function HealthRow({ line, children }: { line: HealthLine; children: ReactNode }) {
  const { name, state, says, advice, link } = line
  const { states } = useWords(healthWords)
  return (
    <li>
      <h2>{name}</h2>
      <p>
        <Tag tone={tones[state]}>{states[state]}</Tag>
      </p>
      <div>
        <p>{says}</p>
        {advice && <p className="small soft">{advice}</p>}
        {link && (
          <p>
            <Link to={link.href}>{link.label}</Link>
          </p>
        )}
        {children}
      </div>
    </li>
  )
}

function ErrorTable({ errors, startedAt }: Pick<Props, 'errors' | 'startedAt'>) {
  const words = useWords(healthWords)
  return (
    <section>
      <h2>{words.errors}</h2>
      <Table
        caption={words.errorsSince(startedAt)}
        columns={columns.map((column) => ({ label: words.columns[column] }))}
        rows={errors.map(({ at, what, kind, reference }, index) => ({
          key: `${at.toISOString()} ${index}`,
          cells: [
            at.toISOString().slice(0, 19).replace('T', ' '),
            what,
            kind,
            reference ?? words.noReference,
          ],
        }))}
      />
    </section>
  )
}
