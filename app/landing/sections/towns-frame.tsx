import type { ReactNode } from 'react'
import { Style } from '../../ui/style.tsx'
import headCss from './section-head.css?inline'
import css from './towns.css?inline'

type Props = { heading: string; beside: ReactNode; children: ReactNode }

/** Around every list of towns: its heading, and what stands beside it. */
export function TownsFrame({ heading, beside, children }: Props) {
  return (
    <section className="section onDoor" id="nearby">
      <Style name="section-head" css={headCss} layer="page" />
      <Style name="towns" css={css} layer="page" />
      <div className="wrap headed">
        <div className="top">
          <h2>{heading}</h2>
          {beside}
        </div>
        {children}
      </div>
    </section>
  )
}
