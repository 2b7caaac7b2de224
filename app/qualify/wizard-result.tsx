import { ButtonLink } from '../ui/button.tsx'
import { resultTitle } from './questions.ts'

export type ResultWords = {
  text: string
  cost: string
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
      <p className="small soft">{words.cost}</p>
      <div className="actions">
        <ButtonLink external href={words.applyHref}>
          {words.applyLabel}
        </ButtonLink>
        <a href={words.phoneHref}>Call {words.phone}</a>
      </div>
    </div>
  )
}
