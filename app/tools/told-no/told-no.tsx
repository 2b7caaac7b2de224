import { CalendarPlus, Printer } from 'lucide-react'
import { useMemo, useState } from 'react'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { useLanguage } from '../../ui/language.ts'
import { PrintButton } from '../../ui/print-button.tsx'
import { Style } from '../../ui/style.tsx'
import { EraseButton } from '../erase-button.tsx'
import type { LetterKind } from '../letters/letter.ts'
import { saveFile } from '../save-file.ts'
import { TickList } from '../tick-list.tsx'
import { toggled } from '../toggled.ts'
import { useKept } from '../use-kept.ts'
import { useReference } from '../use-reference.ts'
import { useToday } from '../use-today.ts'
import { parseAnswers } from './answers.ts'
import { aroundWords } from './around-words.ts'
import { calendarOf } from './calendar.ts'
import { planFor } from './plan.ts'
import { PlanLetters } from './plan-letters.tsx'
import { PlanList } from './plan-list.tsx'
import { QuestionCards } from './question-cards.tsx'
import { StatePart } from './state-part.tsx'
import { summaryOf } from './summary.ts'
import css from './told-no.css?inline'
import { trackList } from './track-list.ts'

/** /told-no: questions, the plan that follows from them, its letters. Nobody but the device knows the answers. */
export function ToldNo() {
  const [answers, setAnswers] = useKept('told-no', parseAnswers)
  const [letter, setLetter] = useState<LetterKind | null>(null)
  const today = useToday()
  const reference = useReference()
  const language = useLanguage()
  const words = aroundWords[language]
  const steps = useMemo(() => planFor(answers, today, language), [answers, today, language])
  const hasDays = steps.some(({ when }) => 'day' in when)

  return (
    <>
      <Style name="told-no" css={css} layer="page" />
      <section className="section sunk noprint scripted asks" aria-labelledby="questions">
        <div className="wrap">
          <h2 id="questions">{words.questions}</h2>
          <p className="small soft asks-note">{words.skip}</p>
          <QuestionCards answers={answers} today={today} onAnswers={setAnswers} />
          <p className="actions">
            <ButtonLink href="#plan">{words.seePlan}</ButtonLink>
            <EraseButton />
          </p>
        </div>
      </section>
      <section className="section" id="plan">
        <div className="wrap plan">
          <div className="beside">
            <h2 className="keyed">{words.yourPlan}</h2>
            <p className="small soft scripted" role="status">
              {summaryOf(answers, today, language)}
            </p>
            <p className="small soft unscripted">{words.generalPlan}</p>
            <div className="actions noprint scripted">
              <PrintButton>
                <Printer aria-hidden="true" />
                {words.print}
              </PrintButton>
              {today && hasDays && (
                <Button
                  type="button"
                  variant="line"
                  onClick={() => saveFile(calendarOf(steps, today, language), 'told-no.ics', 'text/calendar')}
                >
                  <CalendarPlus aria-hidden="true" />
                  {words.toCalendar}
                </Button>
              )}
            </div>
          </div>
          <PlanList
            steps={steps}
            answers={answers}
            onAnswers={setAnswers}
            onLetter={setLetter}
            today={today}
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
            <h2>{words.keepTrack}</h2>
            <p className="small soft noprint scripted">{words.ticksStay}</p>
          </div>
          <TickList
            items={trackList(answers, today, language)}
            ticked={answers.ticked}
            onTick={(id, isTicked) =>
              setAnswers({ ...answers, ticked: toggled(answers.ticked, id, isTicked) })
            }
          />
        </div>
        {/* The sheet that follows is the letter alone. */}
        <p className="wrap fine plan-end">
          <b>{words.notLegalAdvice}</b> {words.moreRights}
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
