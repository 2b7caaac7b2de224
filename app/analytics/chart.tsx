import { type ReactNode, useId } from 'react'
import { Style } from '../ui/style.tsx'
import css from './charts.css?inline'

export type ChartProps = { title: string; description: string }

/** A drawing as wide as its place, read aloud by its title and description. */
export function Chart({ title, description, height, children }: Drawing) {
  const id = useId()
  return (
    <>
      <Style name="charts" css={css} layer="page" />
      <svg
        className="chart"
        role="img"
        aria-labelledby={`${id}-title ${id}-text`}
        width="100%"
        height={height}
      >
        <title id={`${id}-title`}>{title}</title>
        <desc id={`${id}-text`}>{description}</desc>
        {children}
      </svg>
    </>
  )
}

type Drawing = ChartProps & { height: number; children: ReactNode }
