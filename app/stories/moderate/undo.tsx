import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useRef } from 'react'
import { useFetcher } from 'react-router'
import { toast } from 'sonner'
import { useWords } from '../../ui/language.ts'
import { decisionWords } from './decision-words.ts'
import { moderationWords } from './moderation-words.ts'
import type { Failure, UndoAnswer } from './move-answer.ts'
import { undoWords } from './result-words.ts'

const undoMs = 10_000

type Undo = {
  /** Says what was done and offers for ten seconds to take it back. */
  offer: (text: string, stories: string[]) => void
  /** Takes back what was offered last. */
  undoLast: () => void
}

const UndoContext = createContext<Undo>({ offer: () => {}, undoLast: () => {} })

export function useUndo() {
  return useContext(UndoContext)
}

type Offer = { toastId: string | number; stories: string[]; until: number }

/** Around the whole admin area: an offer stays good on the way to another page. */
export function UndoProvider({ children }: { children: ReactNode }) {
  const words = useWords(moderationWords)
  const told = useWords(decisionWords)
  const fetcher = useFetcher<UndoAnswer | Failure>()
  const last = useRef<Offer | null>(null)
  const submit = useRef(fetcher.submit)
  submit.current = fetcher.submit
  useEffect(() => {
    if (fetcher.data) tell(fetcher.data, told)
  }, [fetcher.data, told])

  const take = useCallback((stories: string[]) => {
    const form = new FormData()
    for (const story of stories) form.append('story', story)
    if (last.current) toast.dismiss(last.current.toastId)
    last.current = null
    void submit.current(form, { method: 'post', action: '/admin/stories/undo' })
  }, [])

  const undo = useMemo<Undo>(
    () => ({
      offer: (text, stories) => {
        const action = { label: words.undo, onClick: () => take(stories) }
        const toastId = toast.success(text, { duration: undoMs, action })
        last.current = { toastId, stories, until: Date.now() + undoMs }
      },
      undoLast: () => {
        if (last.current && Date.now() < last.current.until) take(last.current.stories)
        else toast.info(words.nothingToUndo)
      },
    }),
    [take, words],
  )
  return <UndoContext value={undo}>{children}</UndoContext>
}

function tell(answer: UndoAnswer | Failure, words: typeof decisionWords.en) {
  if ('failure' in answer) toast.error(answer.failure)
  else if (answer.refused > 0) toast.warning(undoWords(answer, words))
  else toast.success(undoWords(answer, words))
}
