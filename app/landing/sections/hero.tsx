import { HeroDoor } from '../../ui/art/hero-door.tsx'
import { FactList } from '../../ui/fact-list.tsx'
import { Style } from '../../ui/style.tsx'
import type { HeroArt, SectionProps } from '../sections.ts'
import { Actions } from './actions.tsx'
import css from './hero.css?inline'

export function Hero({ title, lead, actions, costs, art }: SectionProps['hero']) {
  const facts = costs.map(({ label, value, href }) => ({
    label,
    value: href ? <a href={href}>{value}</a> : value,
  }))
  return (
    <section className="hero">
      <Style name="hero" css={css} layer="page" />
      <div className="wrap">
        <div className="say">
          <h1>{title}</h1>
          <p className="lead">{lead}</p>
          <Actions actions={actions} />
          <FactList facts={facts} />
        </div>
        <HeroDrawing art={art} />
      </div>
    </section>
  )
}

function HeroDrawing({ art }: { art: HeroArt }) {
  switch (art) {
    default:
      return (
        <HeroDoor
          className="art"
          label="A tall brass key stands beside a green front door with the number 2."
        />
      )
  }
}
