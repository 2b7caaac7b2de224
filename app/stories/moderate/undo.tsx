import { createContext, type ReactNode, useCallback, useContext, useMemo, useRef, useState } from 'react'
import { toast } from 'sonner'
import { useWords } from '../../ui/language.ts'
import { decisionWords } from './decision-words.ts'
import { moderationWords } from './moderation-words.ts'
import type { Failure, UndoAnswer } from './move-answer.ts'
import { undoWords } from './result-words.ts'
import { Sending, type Sent } from './sending.tsx'

const undoMs = 10_000

type Undo = {
  /** Says what was done and offers for ten seconds to take it back. */
  offer: (text: string, stories: string[]) => void
  /** Takes back what was offered last and is still offered; the next time, what was offered before that. */
  undoLast: () => void
}

const UndoContext = createContext<Undo>({ offer: () => {}, undoLast: () => {} })

export function useUndo() {
  return useContext(UndoContext)
}

/** Its key is the message that makes it. */
type Offer = Sent & { until: number }

/** Around the whole admin area: an offer stays good on the way to another page. */
export function UndoProvider({ children }: { children: ReactNode }) {
  const words = useWords(moderationWords)
  const told = useWords(decisionWords)
  const offers = useRef<Offer[]>([])
  const [taken, setTaken] = useState<Offer[]>([])

  const take = useCallback((offer: Offer) => {
    // Its button can be pressed until the message has faded away.
    if (!offers.current.includes(offer)) return
    offers.current = offers.current.filter((other) => other !== offer)
    toast.dismiss(offer.key)
    setTaken((all) => [...all, offer])
  }, [])
  const arrived = useCallback(
    (offer: Offer, answer: UndoAnswer | Failure) => {
      setTaken((all) => all.filter((other) => other !== offer))
      tell(answer, told)
    },
    [told],
  )

  const undo = useMemo<Undo>(
    () => ({
      offer: (text, stories) => {
        const fields = stories.map((story): Offer['fields'][number] => ['story', story])
        const action = { label: words.undo, onClick: () => take(offer) }
        const key = toast.success(text, { duration: undoMs, action })
        const offer = { key, fields, until: Date.now() + undoMs }
        offers.current = [...offers.current, offer]
      },
      undoLast: () => {
        const last = offers.current.findLast(({ until }) => Date.now() < until)
        if (last) take(last)
        else toast.info(words.nothingToUndo)
      },
    }),
    [take, words],
  )
  return (
    <UndoContext value={undo}>
      {children}
      {taken.map((offer) => (
        <Sending key={offer.key} action="/admin/stories/undo" sent={offer} onArrived={arrived} />
      ))}
    </UndoContext>
  )
}

function tell(answer: UndoAnswer | Failure, words: typeof decisionWords.en) {
  if ('failure' in answer) toast.error(answer.failure)
  else if (answer.refused > 0) toast.warning(undoWords(answer, words))
  else toast.success(undoWords(answer, words))
}
