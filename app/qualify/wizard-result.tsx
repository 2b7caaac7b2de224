import type { Costs } from '../claims/costs.ts'
import { ButtonLink } from '../ui/button.tsx'
import { CostLine } from '../ui/cost-line.tsx'
import { useWords } from '../ui/language.ts'
import type { Answers } from './answers.ts'
import { type AdviceWords, WizardAdvice } from './wizard-advice.tsx'
import { wizardWords } from './wizard-words.ts'

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
export function WizardResult({ words: given, answers, level }: Props) {
  const { result: words } = useWords(wizardWords)
  return (
    <>
      <div className="result" role="status">
        <p className="yes">{words.title}</p>
        <p>
          <strong>{words.notADecision}</strong> {words.whoDecides}
        </p>
        <p>{given.text}</p>
        <div className="actions">
          <ButtonLink external href={given.applyHref}>
            {given.applyLabel}
          </ButtonLink>
          <a href={given.phoneHref}>{words.call(given.phone)}</a>
        </div>
        <CostLine costs={given.costs} />
      </div>
      <WizardAdvice words={given.advice} answers={answers} level={level} />
    </>
  )
}
