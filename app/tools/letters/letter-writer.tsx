import { useCallback, useMemo, useRef, useState } from 'react'
import { usStates } from '../../platform/us-states.ts'
import { Button } from '../../ui/button.tsx'
import { Select } from '../../ui/field.tsx'
import { useLanguage } from '../../ui/language.ts'
import { offerBack } from '../../ui/offer-back.ts'
import { EraseButton } from '../erase-button.tsx'
import { partWords } from '../part-words.ts'
import { useKept } from '../use-kept.ts'
import { useReference } from '../use-reference.ts'
import { DraftList } from './draft-list.tsx'
import {
  blankDraft,
  type Draft,
  type Drafts,
  draftOf,
  dropDraft,
  parseDrafts,
  putDraft,
  returnDraft,
} from './drafts.ts'
import { type Letter, type LetterKind, letterKinds } from './letter.ts'
import { LetterEditor } from './letter-editor.tsx'
import { letterNames } from './name-words.ts'
import { writerWords } from './writer-words.ts'

/** /letters: one letter at a time, any number of drafts, all of them on the device. The other letters come as data. */
export function LetterWriter({ first }: { first: Letter }) {
  const [drafts, setDrafts, readDrafts] = useKept('letters', parseDrafts)
  const [openId, setOpenId] = useState('')
  const [kind, setKind] = useState(first.kind)
  const [state, setState] = useState('')
  const reference = useReference()
  const language = useLanguage()
  const words = writerWords[language]
  /** Until something is typed, a letter is nobody’s draft. */
  const draft = useMemo(
    () =>
      drafts.list.find(({ id }) => id === openId) ??
      (openId === 'new' ? blankDraft(drafts.list, kind) : draftOf(drafts, kind)),
    [drafts, openId, kind],
  )
  const letter = [first, ...(reference?.letters ?? [])].find((one) => one.kind === draft.kind)

  const onDrafts = useCallback(
    (next: Draft | null, sender: Drafts['sender']) => {
      if (next) setOpenId(next.id)
      setDrafts({ ...(next ? putDraft(drafts, next) : drafts), sender })
    },
    [drafts, setDrafts],
  )
  const choose = (next: LetterKind, id = '') => {
    setKind(next)
    setOpenId(id)
  }
  const top = useRef<HTMLHeadingElement>(null)
  const draftsTitle = useRef<HTMLHeadingElement>(null)
  /** The letter stands above the drafts, on a phone out of sight. */
  const goUp = () => {
    top.current?.focus()
    top.current?.scrollIntoView()
  }
  return (
    <section className="section sunk scripted" id="write">
      <div className="wrap">
        <h2 className="noprint" tabIndex={-1} ref={top}>
          {words.heading}
        </h2>
        <div className="letter-pick noprint">
          <Select
            label={words.which}
            name="letter-kind"
            value={draft.kind}
            hint={letter?.use}
            onChange={(event) => {
              const { value } = event.currentTarget
              choose(letterKinds.find((one) => one === value) ?? first.kind)
            }}
          >
            {letterKinds.map((one) => (
              <option key={one} value={one}>
                {letterNames[language][one]}
              </option>
            ))}
          </Select>
          {draft.kind === 'reconsider' && (
            <Select
              label={words.state}
              name="letter-state"
              value={state}
              hint={words.stateHint}
              onChange={(event) => setState(event.currentTarget.value)}
            >
              <option value="">{partWords[language].notPicked}</option>
              {usStates.map(({ code, name }) => (
                <option key={code} value={code}>
                  {name}
                </option>
              ))}
            </Select>
          )}
        </div>
        {letter ? (
          <LetterEditor
            key={draft.id}
            letter={letter}
            draft={draft}
            drafts={drafts}
            law={reference?.states[state]}
            printLabel={words.print}
            onDrafts={onDrafts}
          />
        ) : (
          <p className="small soft">{words.onTheirWay}</p>
        )}
        <div className="noprint drafts">
          <h3 tabIndex={-1} ref={draftsTitle}>
            {words.drafts}
          </h3>
          <DraftList
            drafts={drafts}
            openId={draft.id}
            onOpen={(one) => {
              choose(one.kind, one.id)
              goUp()
            }}
            onDrop={(id) => {
              draftsTitle.current?.focus()
              const dropped = drafts.list.find((one) => one.id === id)
              setDrafts(dropDraft(drafts, id))
              if (dropped)
                offerBack(draftsTitle.current, () => {
                  setDrafts(returnDraft(readDrafts(), dropped))
                  return null
                })
            }}
          />
          <div className="actions">
            <Button
              type="button"
              variant="line"
              onClick={() => {
                setOpenId('new')
                goUp()
              }}
            >
              {words.startAnother}
            </Button>
            <EraseButton />
          </div>
        </div>
      </div>
    </section>
  )
}
