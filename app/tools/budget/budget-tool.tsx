import { useState } from 'react'
import { useLanguage, useWords } from '../../ui/language.ts'
import { PrintButton } from '../../ui/print-button.tsx'
import { Style } from '../../ui/style.tsx'
import { EraseButton } from '../erase-button.tsx'
import { useKept } from '../use-kept.ts'
import { parseBudget } from './answers.ts'
import css from './budget.css?inline'
import { BudgetForm } from './budget-form.tsx'
import { budgetWords } from './budget-words.ts'
import { cutsFor } from './cuts.ts'
import { DayOneSlip } from './day-one-slip.tsx'
import { LoanPart } from './loan-part.tsx'
import { MonthsTable } from './months-table.tsx'
import { findTown, type Town, type TownList } from './read-towns.ts'
import { type BudgetProgram, reckon } from './reckoning.ts'
import { rentTold } from './rent-told.ts'

export type BudgetProps = {
  programs: BudgetProgram[]
  /** Shown until there is a rent, and to who has no JavaScript. */
  example: Town
  /** 'FY2026' */
  years: string
  /** What is known of the funding we offer: that it is a loan, and for how long. */
  fundingWords: string
  /** What no sum can hold, because its price is another company's. */
  notIncluded: string[]
}

const exampleAnswers = { ...parseBudget(null), cash: '2500', income: '2900', bills: '1100' }

/** Drawn by the server with an example; with somebody's own figures it stays on their device. */
export function BudgetTool({ programs, example, years, fundingWords, notIncluded }: BudgetProps) {
  const [answers, keepAnswers] = useKept('budget', parseBudget)
  const [towns, setTowns] = useState<TownList | null>(null)
  const language = useLanguage()
  const words = budgetWords[language]
  const town = towns && findTown(towns, answers.town)
  const own = reckon(answers, town, programs, language)
  const shown = own ?? reckon(exampleAnswers, example, [], language)

  if (!shown) return null
  const place = own ? town : example
  const cuts = cutsFor(shown, language)
  return (
    <>
      <Style name="budget" css={css} layer="page" />
      <section className="section sunk noprint scripted asks">
        <div className="wrap">
          <h2>{words.form.heading}</h2>
          <BudgetForm
            answers={answers}
            onChange={keepAnswers}
            programs={programs}
            towns={towns}
            onTowns={setTowns}
            years={years}
          />
        </div>
      </section>
      <section className="section">
        <div className="wrap budget">
          <div className="beside">
            <h2 className="keyed">{words.dayOne}</h2>
            {!own && <Example />}
            <p className="small soft">{rentTold(place, own ? answers.rent : '', years, language)}</p>
            <div className="actions noprint scripted">
              <PrintButton>{words.print}</PrintButton>
              <EraseButton />
            </div>
          </div>
          <div>
            <DayOneSlip reckoning={shown} />
            <p className="fine">{notIncluded.join(' ')}</p>
          </div>
        </div>
      </section>
      <section className="section sunk">
        <div className="wrap budget">
          <div className="beside">
            <h2>{words.months.heading}</h2>
            {!own && <Example />}
            <p className="small soft">{words.months.lead}</p>
          </div>
          <div>
            {shown.months.length > 0 ? (
              <MonthsTable months={shown.months} />
            ) : (
              <p>{words.months.typeIncome}</p>
            )}
            <LoanPart loan={shown.loan} cost={shown.loanCost} fundingWords={fundingWords} />
          </div>
        </div>
      </section>
      {cuts.length > 0 && (
        <section className="section">
          <div className="wrap budget">
            <div className="beside">
              <h2>{words.whatYouCanDo}</h2>
              {!own && <Example />}
            </div>
            <ul className={shown.eachMonth < 0 || shown.payingMonths ? 'cuts no-loan' : 'cuts'}>
              {cuts.map((cut) => (
                <li key={cut}>{cut}</li>
              ))}
            </ul>
          </div>
        </section>
      )}
    </>
  )
}

/** So that nobody takes the sums for theirs. */
function Example() {
  return <p className="tag-example">{useWords(budgetWords).example}</p>
}
