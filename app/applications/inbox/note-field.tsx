import { places } from './places.ts'
import { useKeptText } from './use-kept-text.ts'

type Props = {
  application: string
  /** The newest note of the timeline. */
  newest: string
  placeholder: string
}

export function NoteField({ application, newest, placeholder }: Props) {
  return (
    <textarea
      className="field"
      id={places.note}
      name="words"
      maxLength={2000}
      placeholder={placeholder}
      ref={useKeptText<HTMLTextAreaElement>(`note:${application}`, newest)}
    />
  )
}
