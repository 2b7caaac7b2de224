import { CircleCheck, CircleDashed } from 'lucide-react'
import type { ReactNode } from 'react'
import { Form, Link } from 'react-router'
import { BackupPanel } from '../backup/backup-panel.tsx'
import type { BackupStatus } from '../backup/backup-status.ts'
import { Button, ButtonStyle, buttonClass } from '../ui/button.tsx'
import { useWords } from '../ui/language.ts'
import { Style } from '../ui/style.tsx'
import { VisuallyHidden } from '../ui/visually-hidden.tsx'
import type { Step } from './first-steps.ts'
import css from './start-page.css?inline'
import { startWords } from './start-words.ts'
import { WhereToWrite } from './where-to-write.tsx'

type Props = {
  steps: Step[]
  /** '8 articles, 10 stories and 9 applications', while the second question is asked. */
  asked: string | null
  backup: Pick<BackupStatus, 'running' | 'failed'>
  /** Where the last backup lies on the server. */
  backupFile: string | null
}

export function StartPage({ steps, asked, backup, backupFile }: Props) {
  const words = useWords(startWords)
  const done = steps.filter(({ isDone }) => isDone).length
  return (
    <div className="start">
      <Style name="start-page" css={css} layer="page" />
      <h1>{words.title}</h1>
      <p className="lead">{words.progress(done, steps.length)}</p>
      <ol>
        {steps.map((step) => (
          <StepRow key={step.id} step={step}>
            {step.id === 'brand' && !step.isDone && <KeepBrand />}
            {step.id === 'demo' && !step.isDone && <RemoveDemo asked={asked} />}
            {step.id === 'backup' && (
              <>
                {backupFile && (
                  <p className="small">
                    {words.backupAt(<b className="file">{backupFile}</b>)}{' '}
                    <Link to="/admin/health#backups">{words.downloadBackup}</Link>
                  </p>
                )}
                <BackupPanel {...backup} from="start" offer={step.isDone ? undefined : words.makeBackup} />
              </>
            )}
          </StepRow>
        ))}
      </ol>
    </div>
  )
}

function StepRow({ step, children }: { step: Step; children?: ReactNode }) {
  const words = useWords(startWords)
  const { title, text, isDone, problem, link, settings } = step
  return (
    <li className={isDone ? 'done' : undefined} id={step.id}>
      {isDone ? <CircleCheck size={24} aria-hidden="true" /> : <CircleDashed size={24} aria-hidden="true" />}
      <div>
        <h2>
          {title} <VisuallyHidden>{isDone ? words.done : words.notDone}</VisuallyHidden>
        </h2>
        <p className="small soft">{text}</p>
        {!isDone && problem && <p className="problem">{problem}</p>}
        {!isDone && settings && <WhereToWrite {...settings} />}
        {!isDone && link && <Link to={link.href}>{link.label}</Link>}
        {children}
      </div>
    </li>
  )
}

function KeepBrand() {
  return (
    <Form method="post" action="/admin/start/keep-brand" preventScrollReset>
      <Button variant="line" tight>
        {useWords(startWords).keepName}
      </Button>
    </Form>
  )
}

/** Asked twice, by an address of its own: it works without JavaScript. */
function RemoveDemo({ asked }: { asked: string | null }) {
  const words = useWords(startWords).demo
  if (!asked)
    return (
      <>
        <ButtonStyle />
        <Link
          className={buttonClass({ variant: 'line', tight: true })}
          to="/admin/start?ask=demo#demo"
          preventScrollReset
        >
          {words.remove}
        </Link>
      </>
    )
  return (
    <Form method="post" action="/admin/start/remove-demo" className="question">
      <p>
        <strong>{words.sure(asked)}</strong> {words.forGood}
      </p>
      <Button variant="danger" tight>
        {words.yes}
      </Button>
      <Link className={buttonClass({ variant: 'quiet', tight: true })} to="/admin/start">
        {words.keep}
      </Link>
    </Form>
  )
}
