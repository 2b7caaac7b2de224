import type { ReactNode } from 'react'
import { Style } from '../../ui/style.tsx'
import headCss from './section-head.css?inline'
import { tall } from './tall.ts'
import css from './towns.css?inline'

type Props = { heading: string; beside: ReactNode; shown: number; isFolded?: boolean; children: ReactNode }

/** Around every list of towns: its heading, and what stands beside it. */
export function TownsFrame({ heading, beside, shown, isFolded = false, children }: Props) {
  return (
    <section className={isFolded ? 'section onDoor manytowns' : 'section onDoor'} {...tall(200 + 40 * shown)}>
      <Style name="section-head" css={headCss} layer="page" />
      <Style name="towns" css={css} layer="page" />
      <div className="wrap headed">
        <div className="top" id={isFolded ? 'towns' : undefined}>
          <h2>{heading}</h2>
          {beside}
        </div>
        {children}
      </div>
    </section>
  )
}
