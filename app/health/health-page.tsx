import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { BackupPanel } from '../backup/backup-panel.tsx'
import type { BackupStatus } from '../backup/backup-status.ts'
import { FactList } from '../ui/fact-list.tsx'
import { Style } from '../ui/style.tsx'
import { Table } from '../ui/table.tsx'
import { Tag } from '../ui/tag.tsx'
import type { HealthLine, HealthState } from './findings.ts'
import { overallState } from './health.ts'
import css from './health-page.css?inline'
import { momentWords } from './plain-words.ts'
import type { RecentError } from './server-facts.ts'

type Props = {
  lines: HealthLine[]
  errors: RecentError[]
  startedAt: Date
  /** Null when the database did not say. */
  backup: BackupStatus | null
  program: { label: string; value: string }[]
}

/** The words say it; the color says it again. */
const stateTags: Record<HealthState, { tone: 'ok' | 'warn' | 'danger'; label: string }> = {
  good: { tone: 'ok', label: 'Good' },
  look: { tone: 'warn', label: 'Have a look' },
  wrong: { tone: 'danger', label: 'Needs you' },
}

const summaries: Record<HealthState, string> = {
  good: 'All is well.',
  look: 'The site works. Some things deserve a look.',
  wrong: 'Some things need you before the site is in order.',
}

export function HealthPage({ lines, errors, startedAt, backup, program }: Props) {
  return (
    <div className="health">
      <Style name="health-page" css={css} layer="page" />
      <h1>Health</h1>
      <p className="lead">{summaries[overallState(lines)]}</p>
      <ul className="lines">
        {lines.map((line) => (
          <HealthRow key={line.name} line={line}>
            {line.name === 'Backup' && backup && (
              <BackupPanel
                running={backup.running}
                failed={backup.failed}
                from="health"
                offer={backup.last ? 'Make another backup' : 'Make a backup'}
              />
            )}
          </HealthRow>
        ))}
      </ul>
      {errors.length > 0 && <ErrorTable errors={errors} startedAt={startedAt} />}
      <section>
        <h2>This program</h2>
        <FactList facts={program} />
      </section>
    </div>
  )
}

function HealthRow({ line, children }: { line: HealthLine; children: ReactNode }) {
  const { name, state, says, advice, link } = line
  const { tone, label } = stateTags[state]
  return (
    <li>
      <h2>{name}</h2>
      <p>
        <Tag tone={tone}>{label}</Tag>
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
  return (
    <section>
      <h2>Last errors</h2>
      <Table
        caption={`Of this process since ${momentWords(startedAt)}, newest first, twenty at most`}
        columns={['When (UTC)', 'What', 'Kind', 'Reference'].map((label) => ({ label }))}
        rows={errors.map(({ at, what, kind, reference }, index) => ({
          key: `${at.toISOString()} ${index}`,
          cells: [at.toISOString().slice(0, 19).replace('T', ' '), what, kind, reference ?? '–'],
        }))}
      />
    </section>
  )
}
