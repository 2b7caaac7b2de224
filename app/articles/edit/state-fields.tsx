import { useEffect, useRef } from 'react'
import { defaultTimeZone, isTimeZone, localIn } from '../../platform/time-zone.ts'
import { ChoiceGroup } from '../../ui/choice-group.tsx'
import { Field } from '../../ui/field.tsx'
import { useWords } from '../../ui/language.ts'
import { useTimeZone } from '../../ui/local-time.tsx'
import { type ArticleErrors, momentTyped, type TypedArticle } from '../article-form.ts'
import { editorWords } from './editor-words.ts'

const states = ['draft', 'published', 'scheduled'] as const

type Props = { shown: TypedArticle; errors: ArticleErrors }

export function StateFields({ shown, errors }: Props) {
  const { state: words } = useWords(editorWords)
  const timeZone = useTimeZone(isTimeZone(shown.timeZone) ? shown.timeZone : defaultTimeZone)
  const toldIn = useRef(shown.timeZone)
  const zone = useRef<HTMLInputElement>(null)
  const saved = useRef<HTMLInputElement>(null)

  // The time comes in the zone it was typed in, UTC from the server: told anew in the zone of this device.
  useEffect(() => {
    const field = zone.current?.form?.elements.namedItem('publishOn')
    if (!(field instanceof HTMLInputElement) || toldIn.current === timeZone) return
    const from = isTimeZone(toldIn.current) ? toldIn.current : defaultTimeZone
    const moment = momentTyped({ publishOn: field.value, publishAt: saved.current?.value ?? '' }, from)
    if (moment) field.value = localIn(moment, timeZone)
    toldIn.current = timeZone
  }, [timeZone])

  return (
    <>
      <ChoiceGroup
        type="radio"
        legend={words.legend}
        name="state"
        options={states.map((value) => ({ value, ...words[value] }))}
        selected={shown.state}
      />
      <div className="when">
        <Field
          label={words.time}
          name="publishOn"
          type="datetime-local"
          defaultValue={shown.publishOn}
          error={errors.publishOn}
          hint={words.timeHint(timeZone.replaceAll('_', ' '))}
        />
      </div>
      <input type="hidden" name="publishAt" defaultValue={shown.publishAt} ref={saved} />
      <input type="hidden" name="timeZone" value={timeZone} ref={zone} />
    </>
  )
}
