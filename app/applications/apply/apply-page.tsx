import { Island } from '../../ui/island.tsx'
import { useWords } from '../../ui/language.ts'
import { headingWords } from '../heading-words.ts'
import { ApplyForm } from './apply-form.tsx'
import type { ApplyProps } from './apply-props.ts'

/** A form as a page of its own, or what stands of it in the frame of another page. */
export function ApplyPage(props: ApplyProps) {
  const { heading, intro } = useWords(headingWords)[props.state.form]
  return (
    <div className={props.isFramed ? 'wrap applypage framed' : 'wrap applypage'}>
      <header className={props.isFramed ? 'hidden' : 'applyhead'}>
        <h1>{heading}</h1>
        <p className="lead">{intro}</p>
      </header>
      <Island name="apply-form" component={ApplyForm} props={props} />
    </div>
  )
}
