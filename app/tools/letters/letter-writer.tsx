import { useState } from 'react'
import { usStates } from '../../platform/us-states.ts'
import { Button } from '../../ui/button.tsx'
import { Select } from '../../ui/field.tsx'
import { EraseButton } from '../erase-button.tsx'
import { useKept } from '../use-kept.ts'
import { useReference } from '../use-reference.ts'
import { DraftList } from './draft-list.tsx'
import { blankDraft, draftOf, dropDraft, parseDrafts, putDraft } from './drafts.ts'
import { type LetterKind, letterKinds, letterNames } from './letter.ts'
import { LetterDesk } from './letter-desk.tsx'
import { letterOf } from './letters.ts'

/** /letters: one letter at a time, any number of drafts, all of them on the device. */
export function LetterWriter() {
  const [drafts, setDrafts] = useKept('letters', parseDrafts)
  const [openId, setOpenId] = useState('')
  const [kind, setKind] = useState<LetterKind>('report')
  const [state, setState] = useState('')
  const reference = useReference()
  const draft = drafts.list.find(({ id }) => id === openId) ?? openDraft()

  /** Until something is typed, a letter is nobody’s draft. */
  function openDraft() {
    return openId === 'new' ? blankDraft(drafts.list, kind) : draftOf(drafts, kind)
  }

  const choose = (next: LetterKind) => {
    setKind(next)
    setOpenId('')
  }
  return (
    <section className="section sunk scripted" id="write">
      <div className="wrap">
        <h2 className="noprint">Write a letter</h2>
        <div className="letter-pick noprint">
          <Select
            label="Which letter?"
            name="letter-kind"
            value={draft.kind}
            hint={letterOf(draft.kind).use}
            onChange={(event) => {
              const { value } = event.currentTarget
              choose(letterKinds.find((one) => one === value) ?? 'report')
            }}
          >
            {letterKinds.map((one) => (
              <option key={one} value={one}>
                {letterNames[one]}
              </option>
            ))}
          </Select>
          {draft.kind === 'reconsider' && (
            <Select
              label="Your state"
              name="letter-state"
              value={state}
              hint="For the size of a deposit."
              onChange={(event) => setState(event.currentTarget.value)}
            >
              <option value="">Not picked</option>
              {usStates.map(({ code, name }) => (
                <option key={code} value={code}>
                  {name}
                </option>
              ))}
            </Select>
          )}
        </div>
        <LetterDesk
          key={draft.id}
          letter={letterOf(draft.kind)}
          draft={draft}
          drafts={drafts}
          deposit={reference?.states[state]?.deposit ?? null}
          printLabel="Print the letter"
          onDrafts={(next, sender) => {
            if (next) setOpenId(next.id)
            const all = next ? putDraft(drafts, next) : drafts
            setDrafts({ ...all, sender })
          }}
        />
        <div className="noprint drafts">
          <h3>Drafts on this device</h3>
          <DraftList
            drafts={drafts}
            openId={draft.id}
            onOpen={(one) => {
              setKind(one.kind)
              setOpenId(one.id)
            }}
            onDrop={(id) => setDrafts(dropDraft(drafts, id))}
          />
          <div className="actions">
            <Button type="button" variant="line" onClick={() => setOpenId('new')}>
              Start another
            </Button>
            <EraseButton />
          </div>
        </div>
      </div>
    </section>
  )
}
