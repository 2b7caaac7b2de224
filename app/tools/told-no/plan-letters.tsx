import { startTransition, useCallback, useState } from 'react'
import { useLanguage } from '../../ui/language.ts'
import { draftOf, following, parseDrafts, putDraft } from '../letters/drafts.ts'
import type { LetterKind } from '../letters/letter.ts'
import type { LetterEditor } from '../letters/letter-editor.tsx'
import { letterNames } from '../letters/name-words.ts'
import type { Reference } from '../reference.ts'
import { useKept } from '../use-kept.ts'
import { useLoaded } from '../use-loaded.ts'
import { useNear } from '../use-near.ts'
import type { Answers } from './answers.ts'
import { aroundWords } from './around-words.ts'
import { lettersFor, startOf } from './letters-for.ts'
import type { Step } from './plan.ts'

type Props = {
  answers: Answers
  steps: readonly Step[]
  reference: Reference | null
  chosen: LetterKind | null
  onChoose: (kind: LetterKind) => void
}

/**
 * The letters of the plan, begun with what was picked above. They are the same drafts as on /letters. They are far below,
 * and half of the page: fetched once it is hydrated, and rendered when they come near or one is asked for.
 */
export function PlanLetters({ answers, steps, reference, chosen, onChoose }: Props) {
  const [drafts, setDrafts] = useKept('letters', parseDrafts)
  const language = useLanguage()
  const { letters: words, print } = aroundWords[language]
  const kinds = lettersFor(answers, steps)
  const kind = chosen && kinds.includes(chosen) ? chosen : (kinds[0] ?? 'report')
  const letter = reference?.letters.find((one) => one.kind === kind)
  const start = startOf(kind, answers, steps)
  const draft = draftOf(drafts, kind, start)
  const Editor = useEditor()
  const [ref, isNear] = useNear<HTMLElement>()
  return (
    <section
      ref={ref}
      className="section sunk scripted plan-letters"
      id="letter"
      aria-labelledby="letter-heading"
    >
      <div className="wrap">
        <div className="noprint letter-choice">
          <h2 id="letter-heading">{words.heading}</h2>
          <p className="lead">{words.lead}</p>
          <fieldset>
            <legend className="hidden">{words.which}</legend>
            {kinds.map((one) => (
              <label key={one}>
                <input
                  type="radio"
                  name="plan-letter"
                  checked={one === kind}
                  onChange={() => onChoose(one)}
                />
                {letterNames[language][one]}
              </label>
            ))}
          </fieldset>
        </div>
        {letter && Editor && (isNear || chosen) ? (
          <Editor
            key={kind}
            letter={letter}
            // What was picked above goes on to change a letter, as long as nothing else was said in it.
            draft={following(draft, start)}
            drafts={drafts}
            law={reference?.states[answers.state]}
            printLabel={print}
            onDrafts={(next, sender) => setDrafts({ ...(next ? putDraft(drafts, next) : drafts), sender })}
          />
        ) : (
          <p className="small soft">{words.onTheirWay}</p>
        )}
      </div>
    </section>
  )
}

/** Null until it has come. At hand, so that paper need not wait for it. */
function useEditor() {
  const [editor, setEditor] = useState<{ Editor: typeof LetterEditor } | null>(null)
  const load = useCallback(async () => {
    const { LetterEditor: Editor } = await importEditor()
    startTransition(() => setEditor({ Editor }))
  }, [])
  useLoaded(load)
  return editor?.Editor
}

type Module = typeof import('../letters/letter-editor.tsx')
const lost: { address?: string; tries: number } = { tries: 0 }

/**
 * Many browsers remember a module that did not come as one that never will: it is asked for again under another address,
 * which those of them that do so tell in the error.
 */
async function importEditor(): Promise<Module> {
  if (lost.address) return await import(/* @vite-ignore */ `${lost.address}?${lost.tries++}`)
  try {
    return await import('../letters/letter-editor.tsx')
  } catch (error) {
    lost.address = /https?:\S+/.exec(String(error))?.[0]
    throw error
  }
}
