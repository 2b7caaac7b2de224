import { useWords } from '../ui/language.ts'
import type { StartLines } from './first-steps.ts'
import { whereToWriteWords } from './where-to-write-words.ts'

const serverFile = '/etc/second-key/env'
const restart = 'sudo systemctl restart "second-key@*"'
const containerFile = 'second-key.env'
const removeContainer = 'docker rm -f second-key'

/** For somebody who did not build this: which lines, where they go, and how the site takes notice. */
export function WhereToWrite({ about, lines, others }: StartLines) {
  const words = useWords(whereToWriteWords)
  const count = lines.length
  const typed = [...[...others, ...lines].map(quoted), 'npm start'].join(' ')
  return (
    <>
      <p className="small">{about}</p>
      <code>
        {lines.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </code>
      <details>
        <summary>{words.where(count)}</summary>
        <dl className="small">
          <dt>{words.byHand.title}</dt>
          <dd>
            {words.byHand.how}
            <code>{typed}</code>
            {words.byHand.keep(typed.includes('…'))}
          </dd>
          <dt>{words.onServer.title}</dt>
          <dd>
            {words.onServer.how(count, <b>{serverFile}</b>)}
            <code>{restart}</code>
          </dd>
          <dt>{words.inContainer.title}</dt>
          <dd>
            {words.inContainer.how(count, <b>{containerFile}</b>)}
            <code>{removeContainer}</code>
          </dd>
          <dt>{words.bySomebodyElse.title}</dt>
          <dd>{words.bySomebodyElse.how(count)}</dd>
        </dl>
      </details>
      <p className="small soft">{words.tickedByItself}</p>
    </>
  )
}

/** A password may hold signs that a command line would read as its own. */
function quoted(line: string) {
  const [name = '', value = ''] = line.split(/=(.*)/s)
  return `${name}='${value}'`
}
