import { costsOf } from '../../claims/costs.ts'
import { EmbeddedForm } from '../../forms/embedded-form.tsx'
import { forms } from '../../site/forms.ts'
import type { Site } from '../../site/site.ts'
import { CostLine } from '../../ui/cost-line.tsx'
import { Style } from '../../ui/style.tsx'
import { Ticks } from '../../ui/ticks.tsx'
import type { SectionProps } from '../sections.ts'
import css from './form-section.css?inline'

export function FormSection({
  id,
  heading,
  lead,
  form,
  points,
  site,
}: SectionProps['form'] & { site: Site }) {
  return (
    <section className="section apply" id={id}>
      <Style name="form-section" css={css} layer="page" />
      <div className="wrap">
        <div>
          <h2>{heading}</h2>
          <p className="lead">{lead}</p>
          <CostLine costs={costsOf(site.claims, forms[form].program)} />
          {points && <Ticks items={points} />}
        </div>
        <EmbeddedForm name={form} site={site} />
      </div>
    </section>
  )
}
