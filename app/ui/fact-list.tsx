import type { ReactNode } from 'react'
import css from './fact-list.css?inline'
import figureCss from './figure-list.css?inline'
import { Style } from './style.tsx'

type Fact = { label: string; value: ReactNode }

/** Rows on hairlines: what is asked at the left, the answer at the right. */
export function FactList({ facts }: { facts: Fact[] }) {
  return (
    <dl className="facts">
      <Style name="fact-list" css={css} />
      <FactRows facts={facts} />
    </dl>
  )
}

/** Few big figures, three beside each other; `narrow` makes them two where they stand beside text. */
export function FigureList({ facts, narrow = false }: { facts: Fact[]; narrow?: boolean }) {
  return (
    <dl className={narrow ? 'figures two' : 'figures'}>
      <Style name="figure-list" css={figureCss} />
      <FactRows facts={facts} />
    </dl>
  )
}

function FactRows({ facts }: { facts: Fact[] }) {
  return facts.map(({ label, value }) => (
    <div key={label}>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  ))
}
