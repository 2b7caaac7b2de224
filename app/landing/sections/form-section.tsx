import { EmbeddedForm } from '../../forms/embedded-form.tsx'
import { useSource } from '../../layout/use-source.ts'
import { forms } from '../../site/forms.ts'
import type { Site } from '../../site/site.ts'
import { Style } from '../../ui/style.tsx'
import { Ticks } from '../../ui/ticks.tsx'
import type { SectionProps } from '../sections.ts'
import css from './form-section.css?inline'
import { OfferCosts } from './offer-costs.tsx'

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
          <OfferCosts program={forms[form].program} />
          {points && <Ticks items={points} />}
        </div>
        <EmbeddedForm name={form} site={site} source={useSource()} />
      </div>
    </section>
  )
}
