import type { ReactNode } from 'react'
import { shortDay } from '../../platform/us-date.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { useLanguage, useWords } from '../../ui/language.ts'
import { PageLink } from '../../ui/page-link.tsx'
import { Style } from '../../ui/style.tsx'
import type { LetterKind } from '../letters/letter.ts'
import { letterText } from '../letters/letter-text-address.ts'
import { letterNames } from '../letters/name-words.ts'
import { aroundWords } from './around-words.ts'
import { Citations } from './citations.tsx'
import type { Step, When } from './plan.ts'
import css from './plan-list.css?inline'
import { WithPhones } from './with-phones.tsx'

type Props = {
  steps: readonly Step[]
  /** Asks for the day a letter got there, below the step it belongs to. */
  arrival: ReactNode
  onLetter: (kind: LetterKind) => void
}

/** The steps with their days; each says what it stands on. */
export function PlanList({ steps, arrival, onLetter }: Props) {
  const { answerHolds, ifNothing } = useWords(aroundWords)
  return (
    <ol className="dated">
      <Style name="plan-list" css={css} layer="page" />
      {steps.map((step, index) => (
        <li key={step.id} className={step.isQuiet && 'quiet'}>
          <Deadline when={step.when} />
          <div>
            <h3>
              {!step.isQuiet && <i aria-hidden="true">{index + 1}</i>}
              {step.title}
            </h3>
            <p>
              <WithPhones text={step.text} />
            </p>
            {step.answer && (
              <p>
                <b>{answerHolds}</b> {step.answer}
              </p>
            )}
            {step.ifNothing && (
              <p>
                <b>{ifNothing}</b> <WithPhones text={step.ifNothing} />
              </p>
            )}
            {step.id === 'correct' && step.letter && arrival}
            <Citations facts={step.facts} />
            {step.letter && <LetterLink kind={step.letter} onLetter={onLetter} />}
          </div>
        </li>
      ))}
    </ol>
  )
}

function Deadline({ when }: { when: When }) {
  const language = useLanguage()
  if ('words' in when)
    return (
      <p className="when">
        <b>{when.words}</b>
        <small>{when.note}</small>
      </p>
    )
  // ‘Mar 5, 2026’, ‘5 mar 2026’: the year has a line of its own.
  const [, monthAndDay, year] = /^(.+?),? (\d+)$/.exec(shortDay(when.day, language)) ?? []
  return (
    <p className="when">
      <time dateTime={when.day}>
        <b>{monthAndDay}</b>
        <span>{year}</span>
      </time>
      <small>{when.note}</small>
    </p>
  )
}

/** Without JavaScript the letter stands further down as plain text. */
function LetterLink({ kind, onLetter }: { kind: LetterKind; onLetter: (kind: LetterKind) => void }) {
  const { letter } = useWords(aroundWords)
  const label = letter(useWords(letterNames)[kind])
  return (
    <p className="actions noprint">
      <ButtonLink className="scripted" variant="line" tight href="#letter" onClick={() => onLetter(kind)}>
        {label}
      </ButtonLink>
      <PageLink className="unscripted" href={letterText(kind)}>
        {label}
      </PageLink>
    </p>
  )
}
