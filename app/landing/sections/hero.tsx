import { HeroDoor } from '../../ui/art/hero-door.tsx'
import { HeroHooks } from '../../ui/art/hero-hooks.tsx'
import { HeroKit } from '../../ui/art/hero-kit.tsx'
import { HeroOffice } from '../../ui/art/hero-office.tsx'
import { HeroStreet } from '../../ui/art/hero-street.tsx'
import { HeroWindows } from '../../ui/art/hero-windows.tsx'
import { FactList } from '../../ui/fact-list.tsx'
import { Style } from '../../ui/style.tsx'
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
  switch (art) {
    case 'door':
      return (
        <HeroDoor
          className="art"
          label="A tall brass key stands beside a green front door with the number 2."
        />
      )
    case 'street':
      return <HeroStreet className="art" label="A street of house fronts; one door stands open and lit." />
    case 'office':
      return (
        <HeroOffice
          className="art"
          label="The entrance of an apartment building with brass nameplates; a lease signed with a key."
        />
      )
    case 'kit':
      return (
        <HeroKit
          className="art"
          label="An open box on a doorstep with letters, a folder and a key on a numbered tag."
        />
      )
    case 'hooks':
      return (
        <HeroHooks
          className="art"
          label="A green board of key hooks, most of them empty; the second key hangs ready."
        />
      )
    case 'windows':
      return (
        <HeroWindows
          className="art"
          label="The front of an apartment house in the evening; one window is lit."
        />
      )
    default:
      return art satisfies never
  }
}
