import { useEffect } from 'react'
import { Form, Link, useRevalidator } from 'react-router'
import { Button } from '../ui/button.tsx'
import { Notice } from '../ui/notice.tsx'
import { Style } from '../ui/style.tsx'
import css from './backup-panel.css?inline'
import type { BackupStatus } from './backup-status.ts'

const lookEveryMs = 1000

type Props = Pick<BackupStatus, 'running' | 'failed'> & {
  /** The page it stands on, to come back to. */
  from: 'start' | 'health'
  isFirst: boolean
}

/** A button that makes a backup; while one is made, how far it is. */
export function BackupPanel({ running, failed, from, isFirst }: Props) {
  return (
    <div className="backup-panel">
      <Style name="backup-panel" css={css} layer="page" />
      {running ? (
        <Running percent={running.percent} from={from} />
      ) : (
        <>
          {failed && (
            <Notice kind="error" wide>
              The last try did not work: {failed.words}.
            </Notice>
          )}
          <Form method="post" action="/admin/backup" preventScrollReset>
            <input type="hidden" name="from" value={from} />
            <Button variant="line" tight>
              {isFirst ? 'Make a backup' : 'Make another backup'}
            </Button>
          </Form>
        </>
      )}
    </div>
  )
}

function Running({ percent, from }: { percent: number; from: Props['from'] }) {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let isGone = false
    // Each look waits for the one before: on a slow line they would replace each other and none arrive.
    const lookAgain = async () => {
      await revalidate()
      if (!isGone) timer = setTimeout(lookAgain, lookEveryMs)
    }
    timer = setTimeout(lookAgain, lookEveryMs)
    return () => {
      isGone = true
      clearTimeout(timer)
    }
  }, [revalidate])
  return (
    <>
      <label>
        Making a backup: {percent} %
        <progress value={percent} max={100} />
      </label>
      <noscript>
        <p>
          <Link to={`/admin/${from}`} reloadDocument>
            See how far it is now
          </Link>
        </p>
      </noscript>
    </>
  )
}
