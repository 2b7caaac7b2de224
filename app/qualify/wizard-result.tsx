import type { Costs } from '../claims/costs.ts'
import { ButtonLink } from '../ui/button.tsx'
import { CostLine } from '../ui/cost-line.tsx'
import type { Answers } from './answers.ts'
import { resultTitle } from './questions.ts'
import { type AdviceWords, WizardAdvice } from './wizard-advice.tsx'

export type ResultWords = {
  text: string
  costs: Costs
  applyLabel: string
  applyHref: string
  advice: AdviceWords
  phone: string
  phoneHref: string
}

type Props = { words: ResultWords; answers: Answers; level: 'h3' | 'h4' }

/** The specified result, whatever the answers; what follows from them stands below it. */
export function WizardResult({ words, answers, level }: Props) {
  return (
    <>
      <div className="result" role="status">
        <p className="yes">{resultTitle}</p>
        <p>
          <strong>This is not a decision.</strong> A landlord decides about a lease, and a lender about a
          loan.
        </p>
        <p>{words.text}</p>
        <div className="actions">
          <ButtonLink external href={words.applyHref}>
            {words.applyLabel}
          </ButtonLink>
          <a href={words.phoneHref}>Call {words.phone}</a>
        </div>
        <CostLine costs={words.costs} />
      </div>
      <WizardAdvice words={words.advice} answers={answers} level={level} />
    </>
  )
}
