import { useEffect, useRef } from 'react'
import { useFetcher } from 'react-router'

export type Sent = { key: number | string; fields: [name: string, value: string][] }

type Props<One extends Sent, Answer> = {
  action: string
  sent: One
  onArrived: (sent: One, answer: Answer) => void
}

/** One decision or undo, sent once. Each has a fetcher of its own: a second one must not cut off the first. */
export function Sending<One extends Sent, Answer>({ action, sent, onArrived }: Props<One, Answer>) {
  const fetcher = useFetcher()
  const isSent = useRef(false)
  useEffect(() => {
    if (isSent.current) return
    isSent.current = true
    const form = new FormData()
    for (const [name, value] of sent.fields) form.append(name, value)
    void fetcher.submit(form, { method: 'post', action })
  }, [action, fetcher, sent])
  useEffect(() => {
    if (fetcher.data) onArrived(sent, fetcher.data)
  }, [fetcher.data, onArrived, sent])
  return null
}
