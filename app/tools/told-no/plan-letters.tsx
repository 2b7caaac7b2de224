import { draftOf, parseDrafts, putDraft } from '../letters/drafts.ts'
import { type LetterKind, letterNames } from '../letters/letter.ts'
import { LetterDesk } from '../letters/letter-desk.tsx'
import type { Reference } from '../reference.ts'
import { useKept } from '../use-kept.ts'
import type { Answers } from './answers.ts'
import { lettersFor, startOf } from './letters-for.ts'
import type { Step } from './plan.ts'

type Props = {
  answers: Answers
  steps: readonly Step[]
  reference: Reference | null
  chosen: LetterKind | null
  onChoose: (kind: LetterKind) => void
}

/** The letters of the plan, begun with what was picked above. They are the same drafts as on /letters. */
export function PlanLetters({ answers, steps, reference, chosen, onChoose }: Props) {
  const [drafts, setDrafts] = useKept('letters', parseDrafts)
  const kinds = lettersFor(answers, steps)
  const kind = chosen && kinds.includes(chosen) ? chosen : (kinds[0] ?? 'report')
  const letter = reference?.letters.find((one) => one.kind === kind)
  const start = startOf(kind, answers)
  const draft = draftOf(drafts, kind, start)
  return (
    <section className="section sunk scripted plan-letters" id="letter" aria-labelledby="letter-heading">
      <div className="wrap">
        <div className="noprint letter-choice">
          <h2 id="letter-heading">Your letter, ready to send</h2>
          <p className="lead">Fill the gaps, sign it, and send it so that you can prove the day.</p>
          <fieldset>
            <legend className="hidden">Which letter?</legend>
            {kinds.map((one) => (
              <label key={one}>
                <input
                  type="radio"
                  name="plan-letter"
                  checked={one === kind}
                  onChange={() => onChoose(one)}
                />
                {letterNames[one]}
              </label>
            ))}
          </fieldset>
        </div>
        {letter ? (
          <LetterDesk
            key={kind}
            letter={letter}
            // What was picked above goes on to change a letter, as long as nothing else was said in it.
            draft={{
              ...draft,
              fields: { ...start.fields, ...draft.fields },
              picked: { ...start.picked, ...draft.picked },
            }}
            drafts={drafts}
            deposit={reference?.states[answers.state]?.deposit ?? null}
            printLabel="Print plan and letter"
            onDrafts={(next, sender) => setDrafts({ ...(next ? putDraft(drafts, next) : drafts), sender })}
          />
        ) : (
          <p className="small soft">
            The letters are on their way. On the page of letters they stand as plain text.
          </p>
        )}
      </div>
    </section>
  )
}
