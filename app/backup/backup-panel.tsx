import { useEffect, useRef } from 'react'
import { Form, Link } from 'react-router'
import { toast } from 'sonner'
import { Button } from '../ui/button.tsx'
import { useWords } from '../ui/language.ts'
import { Notice } from '../ui/notice.tsx'
import { Style } from '../ui/style.tsx'
import { useLookAgain } from '../ui/use-look-again.ts'
import css from './backup-panel.css?inline'
import type { BackupStatus } from './backup-status.ts'
import { backupWords } from './backup-words.ts'

const lookEveryMs = 1000

type Props = Pick<BackupStatus, 'running' | 'failed'> & {
  /** The page it stands on, to come back to. */
  from: 'start' | 'health'
  /** What the button says; without it only how far a backup is. */
  offer?: string
}

/** A button that makes a backup; while one is made, how far it is. */
export function BackupPanel({ running, failed, from, offer }: Props) {
  const words = useWords(backupWords)
  useEndToast(running !== null, failed !== null)
  return (
    <div className="backup-panel">
      <Style name="backup-panel" css={css} layer="page" />
      {running && <Running percent={running.percent} from={from} />}
      {!running && failed && (
        <Notice kind="error" wide>
          {words.failed(failed.words)}
        </Notice>
      )}
      {!running && offer && (
        <Form method="post" action="/admin/backup" preventScrollReset>
          <input type="hidden" name="from" value={from} />
          <Button variant="line" tight>
            {offer}
          </Button>
        </Form>
      )}
    </div>
  )
}

/** Whoever waited for it hears when it is there. A failure is said by the page itself. */
function useEndToast(isRunning: boolean, hasFailed: boolean) {
  const { made } = useWords(backupWords)
  const wasRunning = useRef(isRunning)
  useEffect(() => {
    if (wasRunning.current && !isRunning && !hasFailed) toast.success(made)
    wasRunning.current = isRunning
  }, [isRunning, hasFailed, made])
}

function Running({ percent, from }: { percent: number; from: Props['from'] }) {
  const words = useWords(backupWords)
  useLookAgain(lookEveryMs)
  return (
    <>
      <label>
        {words.making(percent)}
        <progress value={percent} max={100} />
      </label>
      <noscript>
        <p>
          <Link to={`/admin/${from}`} reloadDocument>
            {words.howFar}
          </Link>
        </p>
      </noscript>
    </>
  )
}
