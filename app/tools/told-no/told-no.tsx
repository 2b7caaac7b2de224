import { CalendarPlus, Printer } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Style } from '../../ui/style.tsx'
import { EraseButton } from '../erase-button.tsx'
import type { LetterKind } from '../letters/letter.ts'
import { saveFile } from '../save-file.ts'
import { TickList } from '../tick-list.tsx'
import { useDayField } from '../use-day-field.ts'
import { useKept } from '../use-kept.ts'
import { useReference } from '../use-reference.ts'
import { useToday } from '../use-today.ts'
import { type Answers, parseAnswers } from './answers.ts'
import { calendarOf } from './calendar.ts'
import { planFor } from './plan.ts'
import { PlanLetters } from './plan-letters.tsx'
import { PlanList } from './plan-list.tsx'
import { QuestionCards } from './question-cards.tsx'
import { StatePart } from './state-part.tsx'
import { summaryOf } from './summary.ts'
import css from './told-no.css?inline'
import { trackList } from './track-list.ts'
import { typedBefore } from './typed-before.ts'

/** /told-no: questions, the plan that follows from them, its letters. Nobody but the device knows the answers. */
export function ToldNo() {
  const [answers, setAnswers, changeAnswers] = useKept('told-no', parseAnswers)
  const [letter, setLetter] = useState<LetterKind | null>(null)
  const form = useRef<HTMLFormElement>(null)
  const today = useToday()
  const reference = useReference()
  const steps = planFor(answers, today)
  const hasDays = steps.some(({ when }) => 'day' in when)

  // What was picked before the page was awake must not be lost, nor be written over what lies on the device.
  useEffect(() => {
    const typed = typedBefore(form.current)
    if (typed) changeAnswers((kept) => ({ ...kept, ...typed }))
  }, [changeAnswers])

  return (
    <>
      <Style name="told-no" css={css} layer="page" />
      <section className="section sunk noprint scripted" aria-labelledby="questions">
        <div className="wrap">
          <h2 id="questions">Six questions, then your plan</h2>
          <p className="small soft asks-note">Skip what you do not know.</p>
          <QuestionCards answers={answers} today={today} onAnswers={setAnswers} form={form} />
          <p className="actions">
            <ButtonLink href="#plan">See your plan</ButtonLink>
            <EraseButton />
          </p>
        </div>
      </section>
      <section className="section" id="plan">
        <div className="wrap plan">
          <div className="beside">
            <h2 className="keyed">Your plan</h2>
            <p className="small soft" role="status">
              {summaryOf(answers, today)}
            </p>
            <div className="actions noprint scripted">
              <Button type="button" onClick={() => print()}>
                <Printer aria-hidden="true" />
                Print plan and letter
              </Button>
              {today && hasDays && (
                <Button
                  type="button"
                  variant="line"
                  onClick={() => saveFile(calendarOf(steps, today), 'told-no.ics', 'text/calendar')}
                >
                  <CalendarPlus aria-hidden="true" />
                  Add dates to my calendar
                </Button>
              )}
            </div>
          </div>
          <PlanList
            steps={steps}
            onLetter={setLetter}
            arrival={<Arrival answers={answers} onAnswers={setAnswers} />}
          />
        </div>
      </section>
      <section className="section state-part">
        <div className="wrap">
          <StatePart code={answers.state} states={reference?.states ?? null} />
        </div>
      </section>
      <section className="section track">
        <div className="wrap plan">
          <div>
            <h2>Keep track</h2>
            <p className="small soft noprint scripted">Ticks stay on this device.</p>
          </div>
          <TickList
            items={trackList(answers, today)}
            ticked={answers.ticked}
            onTick={(id, isTicked) =>
              setAnswers({
                ...answers,
                ticked: isTicked ? [...answers.ticked, id] : answers.ticked.filter((one) => one !== id),
              })
            }
          />
        </div>
        {/* The sheet that follows is the letter alone. */}
        <p className="wrap fine plan-end">
          <b>Not legal advice.</b> Your state or city may give you more time or more rights.
        </p>
      </section>
      <PlanLetters
        answers={answers}
        steps={steps}
        reference={reference}
        chosen={letter}
        onChoose={setLetter}
      />
    </>
  )
}

function Arrival({ answers, onAnswers }: { answers: Answers; onAnswers: (answers: Answers) => void }) {
  const arrived = useDayField(answers.disputeArrived, (day) => onAnswers({ ...answers, disputeArrived: day }))
  return (
    <p className="arrived noprint scripted">
      <label htmlFor="arrived">Your letter got there on</label>
      <input className="field" id="arrived" name="disputeArrived" {...arrived} />
    </p>
  )
}
