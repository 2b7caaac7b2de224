import { HeroDoor } from '../../ui/art/hero-door.tsx'
import { HeroHooks } from '../../ui/art/hero-hooks.tsx'
import { HeroKit } from '../../ui/art/hero-kit.tsx'
import { HeroOffice } from '../../ui/art/hero-office.tsx'
import { HeroStreet } from '../../ui/art/hero-street.tsx'
import { HeroWindows } from '../../ui/art/hero-windows.tsx'
import { FactList } from '../../ui/fact-list.tsx'
import { useWords } from '../../ui/language.ts'
import { Style } from '../../ui/style.tsx'
import { partsWords } from '../parts-words.ts'
import type { HeroArt, SectionProps } from '../sections.ts'
import { Actions } from './actions.tsx'
import css from './hero.css?inline'

export function Hero({ title, lead, actions, facts = [], art }: SectionProps['hero']) {
  const rows = facts.map(({ label, value, href }) => ({
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
          {rows.length > 0 && <FactList facts={rows} />}
        </div>
        <HeroDrawing art={art} />
      </div>
    </section>
  )
}

function HeroDrawing({ art }: { art: HeroArt }) {
  const { drawings, doorTag } = useWords(partsWords)
  const label = drawings[art]
  switch (art) {
    case 'door':
      return <HeroDoor className="art" label={label} tagLines={[doorTag, '2']} />
    case 'street':
      return <HeroStreet className="art" label={label} />
    case 'office':
      return <HeroOffice className="art" label={label} />
    case 'kit':
      return <HeroKit className="art" label={label} />
    case 'hooks':
      return <HeroHooks className="art" label={label} />
    case 'windows':
      return <HeroWindows className="art" label={label} />
    default:
      return art satisfies never
  }
}
