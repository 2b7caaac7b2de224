import { Form } from 'react-router'
import { Button } from '../../ui/button.tsx'
import { Kbd } from '../../ui/key-legend.tsx'
import { useWords } from '../../ui/language.ts'
import { Notice } from '../../ui/notice.tsx'
import { Spoken } from '../../ui/spoken.tsx'
import type { InboxNotice as Said } from './inbox-view.ts'
import { inboxWords } from './inbox-words.ts'
import { inboxKeys } from './keys.ts'
import { actions, places } from './places.ts'

/** What came of the last form, with the way back. */
export function InboxNotice({ notice, back }: { notice: Said | null; back: string }) {
  const words = useWords(inboxWords)
  return (
    <>
      <Spoken text={notice?.text ?? ''} />
      {notice && (
        <Notice kind={notice.kind} wide role="note">
          <Form className="caseundo" method="post" action={actions.undo}>
            <span>{notice.text}</span>
            <input type="hidden" name="back" value={back} />
            {notice.undo.map((field) => (
              <input key={field} type="hidden" name="application" value={field} />
            ))}
            {notice.undo.length > 0 && (
              <Button variant="quiet" tight id={places.undo}>
                {words.undo} <Kbd of={inboxKeys.undo} />
              </Button>
            )}
          </Form>
        </Notice>
      )}
    </>
  )
}
