import type { Costs } from '../claims/costs.ts'
import { ButtonLink } from '../ui/button.tsx'
import { CostLine } from '../ui/cost-line.tsx'
import { resultTitle } from './questions.ts'

export type ResultWords = {
  text: string
  costs: Costs
  applyLabel: string
  applyHref: string
  phone: string
  phoneHref: string
}

export function WizardResult({ words }: { words: ResultWords }) {
  return (
    <div className="result" role="status">
      <p className="yes">{resultTitle}</p>
      <p>{words.text}</p>
      <div className="actions">
        <ButtonLink external href={words.applyHref}>
          {words.applyLabel}
        </ButtonLink>
        <a href={words.phoneHref}>Call {words.phone}</a>
      </div>
      <CostLine costs={words.costs} />
    </div>
  )
}
