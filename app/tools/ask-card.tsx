import type { ReactNode } from 'react'
import { CardStyle } from '../ui/card.tsx'
import { Style } from '../ui/style.tsx'
import css from './ask-card.css?inline'

type Props = { number: number; question: string; hint?: string; children: ReactNode }

/** One question on a card of its own, numbered. */
export function AskCard({ number, question, hint, children }: Props) {
  return (
    <fieldset className="card ask-card">
      <Style name="ask-card" css={css} layer="page" />
      <CardStyle />
      <legend>
        <i aria-hidden="true">{number}</i>
        {question}
      </legend>
      {hint && <p className="hint">{hint}</p>}
      {children}
    </fieldset>
  )
}
