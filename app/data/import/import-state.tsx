import { useWords } from '../../ui/language.ts'
import { LocalTime } from '../../ui/local-time.tsx'
import { Progress } from '../../ui/progress.tsx'
import { useLookAgain } from '../../ui/use-look-again.ts'
import { importWords } from '../import-words.ts'
import type { ImportPart, ImportReport } from './import-part.ts'
import { FinishedPart } from './part-of-import.tsx'

const lookEveryMs = 2000

/** How far the import is that goes on in the background, or how the last one ended. */
export function ImportState({ report }: { report: ImportReport }) {
  const words = useWords(importWords)
  const { kind, state, percentRead, endedAt, parts } = report
  const isRunning = state === 'running'
  useLookAgain(isRunning ? lookEveryMs : null)
  return (
    <section className={`import-state ${state}`}>
      <h2>{isRunning ? words.underWay : words.last}</h2>
      {/* Only the end is said aloud; the figures below change too often. */}
      <p role="status">{stateIn(words, report)}</p>
      {isRunning && (
        <>
          <Progress
            value={percentRead}
            max={100}
            label={words.howMuch(kind)}
            text={words.read(percentRead)}
          />
          <p className="small soft">{words.mayLeave}</p>
          <noscript>
            <p>
              <a href="/admin/data">{words.howFar}</a>
            </p>
          </noscript>
        </>
      )}
      {endedAt && <p className="small soft">{words.ended(kind, <LocalTime at={endedAt} />)}</p>}
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

function stateIn(words: typeof importWords.en, { kind, state, problem }: ImportReport) {
  switch (state) {
    case 'running':
      return words.running(kind)
    case 'done':
      return words.done
    case 'stopped':
      return words.stopped
    case 'failed':
      return words.failed(problem)
  }
}
