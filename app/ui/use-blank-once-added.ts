import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useNavigation } from 'react-router'

type Sent = { form: HTMLFormElement; fields: string; over: string | undefined }

/**
 * For a form that adds to what its page shows: the key by which it is blank again once that is there. `newest` changes
 * with every addition and removal, so it counts only after a sending of this form, and only if nothing was typed since.
 */
export function useBlankOnceAdded(newest: string | undefined) {
  const [timesAdded, setTimesAdded] = useState(0)
  const sent = useRef<Sent | null>(null)
  const isIdle = useNavigation().state === 'idle'
  useEffect(() => {
    if (!isIdle || !sent.current) return
    const { form, fields, over } = sent.current
    sent.current = null
    if (newest !== over && fieldsOf(form) === fields) setTimesAdded((times) => times + 1)
  }, [isIdle, newest])
  const onSubmit = ({ currentTarget: form }: FormEvent<HTMLFormElement>) => {
    sent.current = { form, fields: fieldsOf(form), over: newest }
  }
  return { timesAdded, onSubmit }
}

function fieldsOf(form: HTMLFormElement) {
  return JSON.stringify([...new FormData(form)])
}
