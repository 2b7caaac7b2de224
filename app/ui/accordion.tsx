import type { ReactNode } from 'react'
import css from './accordion.css?inline'
import { Style } from './style.tsx'

type Fold = { title: string; body: ReactNode; id?: string }
type AccordionProps = { name: string; folds: Fold[]; openFirst?: boolean; heading?: 'h2' | 'h3' | 'h4' }

/** Folds that share a name close each other, without a script. The keyhole turns when one is open. */
export function Accordion({ name, folds, openFirst = false, heading: Heading = 'h3' }: AccordionProps) {
  return (
    <div>
      <Style name="accordion" css={css} />
      {folds.map(({ title, body, id }, index) => (
        <details className="fold" name={name} id={id} key={title} open={openFirst && index === 0}>
          <summary>
            <Heading>{title}</Heading>
          </summary>
          <div className="folded">{typeof body === 'string' ? <p>{body}</p> : body}</div>
        </details>
      ))}
    </div>
  )
}
