import { useEffect, useRef } from 'react'
import { useFetcher } from 'react-router'
import type { Failure, MoveAnswer } from './move-answer.ts'
import type { Parcel } from './use-parcels.ts'

type Props = { parcel: Parcel; onArrived: (parcel: Parcel, answer: MoveAnswer | Failure) => void }

/** One decision, sent once. Each has a fetcher of its own: a second one must not cut off the first. */
export function Sending({ parcel, onArrived }: Props) {
  const fetcher = useFetcher<MoveAnswer | Failure>()
  const isSent = useRef(false)
  useEffect(() => {
    if (isSent.current) return
    isSent.current = true
    const form = new FormData()
    for (const [name, value] of parcel.fields) form.append(name, value)
    void fetcher.submit(form, { method: 'post', action: '/admin/stories/move' })
  }, [fetcher, parcel])
  useEffect(() => {
    if (fetcher.data) onArrived(parcel, fetcher.data)
  }, [fetcher.data, onArrived, parcel])
  return null
}
