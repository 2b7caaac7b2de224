import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import { longDate } from '../../platform/us-date.ts'
import { Progress } from '../../ui/progress.tsx'
import { importKinds } from './import-kinds.ts'
import type { ImportPart, ImportReport } from './import-part.ts'
import { FinishedPart } from './part-of-import.tsx'

const lookAgainMs = 2000

/** How far the import is that goes on in the background, or how the last one ended. */
export function ImportState({ report }: { report: ImportReport }) {
  const { kind, state, percentRead, endedAt, parts } = report
  const isRunning = state === 'running'
  useLookAgain(isRunning)
  return (
    <section className={`import-state ${state}`}>
      <h2>{isRunning ? 'Import under way' : 'Last import'}</h2>
      {/* Only the end is said aloud; the figures below change too often. */}
      <p role="status">{wordsFor(report)}</p>
      {isRunning && (
        <>
          <Progress
            value={percentRead}
            max={100}
            label={`${importKinds[kind]}: how much of the file is read`}
            text={`${percentRead}% read`}
          />
          <p className="small soft">You may leave this page: the import goes on.</p>
          <noscript>
            <p>
              <a href="/admin/data">See how far it is now</a>
            </p>
          </noscript>
        </>
      )}
      {endedAt && (
        <p className="small soft">
          {importKinds[kind]}, {longDate(endedAt)}, {endedAt.toISOString().slice(11, 16)} UTC
        </p>
      )}
      {parts.filter(hasRows).map((part) => (
        <FinishedPart key={part.kind} part={part} isOneOfMany={kind === 'everything'} />
      ))}
    </section>
  )
}

/** Of a file with everything some tables may be empty. */
function hasRows({ added, skipped, refused }: ImportPart) {
  return added + skipped + refused > 0
}

function wordsFor({ kind, state, problem }: ImportReport) {
  switch (state) {
    case 'running':
      return `${importKinds[kind]}: being brought in.`
    case 'done':
      return 'Imported. Every page shows it at once.'
    case 'stopped':
      return 'Stopped before the end, because the site was stopped. Bring the same file once more, and it goes on from there.'
    case 'failed':
      return `Not imported to the end. ${problem}`
  }
}

function useLookAgain(isRunning: boolean) {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (!isRunning) return
    const timer = setInterval(() => void revalidate(), lookAgainMs)
    return () => clearInterval(timer)
  }, [isRunning, revalidate])
}
