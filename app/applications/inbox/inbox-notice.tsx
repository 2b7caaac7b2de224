import { Form } from 'react-router'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import type { InboxNotice as Said } from './inbox-view.ts'
import { Kbd } from './kbd.tsx'
import { actions, places } from './places.ts'

/** What came of the last form, with the way back. */
export function InboxNotice({ notice, back }: { notice: Said | null; back: string }) {
  if (!notice) return null
  return (
    <Notice kind={notice.kind} wide>
      <Form className="caseundo" method="post" action={actions.undo}>
        <span>{notice.text}</span>
        <input type="hidden" name="back" value={back} />
        {notice.undo.map((field) => (
          <input key={field} type="hidden" name="application" value={field} />
        ))}
        {notice.undo.length > 0 && (
          <Button variant="quiet" tight id={places.undo}>
            Undo <Kbd name="undo" />
          </Button>
        )}
      </Form>
    </Notice>
  )
}
