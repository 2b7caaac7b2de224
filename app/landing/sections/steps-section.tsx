import { Steps } from '../../ui/steps.tsx'
import { Style } from '../../ui/style.tsx'
import type { SectionProps } from '../sections.ts'
import css from './section-head.css?inline'
import { letters, tall } from './tall.ts'

export function StepsSection({ heading, steps }: SectionProps['steps']) {
  const text = letters(...steps.flatMap((step) => [step.title, step.text]))
  return (
    <section className="section onDoor" {...tall(100 * steps.length - 180 + 1.4 * text)}>
      <Style name="section-head" css={css} layer="page" />
      <div className="wrap headed">
        <h2>{heading}</h2>
        <Steps steps={steps} />
      </div>
    </section>
  )
}
