import { Steps } from '../../ui/steps.tsx'
import { Style } from '../../ui/style.tsx'
import type { SectionProps } from '../sections.ts'
import css from './section-head.css?inline'

export function StepsSection({ heading, steps }: SectionProps['steps']) {
  return (
    <section className="section onDoor">
      <Style name="section-head" css={css} layer="page" />
      <div className="wrap headed">
        <h2>{heading}</h2>
        <Steps steps={steps} />
      </div>
    </section>
  )
}
