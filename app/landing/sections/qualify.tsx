import type { WizardState } from '../../qualify/answers.ts'
import { Wizard } from '../../qualify/wizard.tsx'
import { wizardProps } from '../../qualify/wizard-props.ts'
import type { Site } from '../../site/site.ts'
import { Island } from '../../ui/island.tsx'
import { Style } from '../../ui/style.tsx'
import { Ticks } from '../../ui/ticks.tsx'
import type { SectionProps } from '../sections.ts'
import css from './qualify.css?inline'

type Props = SectionProps['qualify'] & {
  site: Site
  state?: WizardState
  heading: string
  level?: 'h1' | 'h2'
}

export function Qualify({ heading, lead, promises, site, state, level: Heading = 'h2' }: Props) {
  return (
    <section className="section qualify sunk" id="qualification">
      <Style name="qualify" css={css} layer="page" />
      <div className="wrap">
        <div>
          <Heading>{heading}</Heading>
          <p className="lead">{lead}</p>
        </div>
        <Island
          name="wizard"
          component={Wizard}
          props={wizardProps(site, Heading === 'h1' ? 'h2' : 'h3', state)}
        />
        <Ticks items={promises} />
      </div>
    </section>
  )
}
