import { memo } from 'react'
import type { Day } from '../../platform/calendar-day.ts'
import { shortDay } from '../../platform/us-date.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { useLanguage, useWords } from '../../ui/language.ts'
import { PageLink } from '../../ui/page-link.tsx'
import { Style } from '../../ui/style.tsx'
import type { LetterKind } from '../letters/letter.ts'
import { letterText } from '../letters/letter-text-address.ts'
import { letterNames } from '../letters/name-words.ts'
import { useDayField } from '../use-day-field.ts'
import type { Answers } from './answers.ts'
import { aroundWords } from './around-words.ts'
import { Citations } from './citations.tsx'
import type { Step, When } from './plan.ts'
import css from './plan-list.css?inline'
import { WithPhones } from './with-phones.tsx'

type Props = {
  steps: readonly Step[]
  answers: Answers
  onAnswers: (answers: Answers) => void
  onLetter: (kind: LetterKind) => void
  /** Null before the page is hydrated: fields far below are of use after that, and only then. */
  today: Day | null
}

/** The steps with their days; each says what it stands on. Drawn anew for other answers alone, not when the law has come. */
export const PlanList = memo(function PlanList({ steps, answers, onAnswers, onLetter, today }: Props) {
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
            {today && step.id === 'correct' && step.letter && (
              <Arrival answers={answers} today={today} onAnswers={onAnswers} />
            )}
            <Citations facts={step.facts} />
            {step.letter && <LetterLink kind={step.letter} onLetter={onLetter} />}
          </div>
        </li>
      ))}
    </ol>
  )
})

/** Asks for the day a letter got there, below the step it belongs to. */
function Arrival({ answers, today, onAnswers }: Pick<Props, 'answers' | 'onAnswers'> & { today: Day }) {
  const { arrived: label } = useWords(aroundWords)
  const arrived = useDayField(answers.disputeArrived, (day) => onAnswers({ ...answers, disputeArrived: day }))
  return (
    <p className="arrived noprint scripted">
      <label htmlFor="arrived">{label}</label>
      <input className="field" id="arrived" name="disputeArrived" {...arrived} max={today} />
    </p>
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
