import {
  createContext,
  type Dispatch,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { toast } from 'sonner'
import { fieldOf } from '../../platform/seen-row.ts'
import { useWords } from '../../ui/language.ts'
import type { StoryMove } from '../story.ts'
import { decisionWords } from './decision-words.ts'
import { isTyping } from './is-typing.ts'
import { movePath } from './moderation-places.ts'
import type { ModerationEvent } from './moderation-state.ts'
import type { ModerationStory } from './moderation-story.ts'
import type { Failure, MoveAnswer } from './move-answer.ts'
import { resultWords } from './result-words.ts'
import { Sending, type Sent } from './sending.tsx'
import { useUndo } from './undo.tsx'

/** A decision on its way to the server. */
type PendingDecision = Sent & { stories: MoveAnswer['moved']; headlines: string[] }
type Field = Sent['fields'][number]
type Hear = (decision: PendingDecision, answer: MoveAnswer | Failure) => void

type PendingDecisions = {
  pending: PendingDecision[]
  post: (decision: PendingDecision) => void
  /** Returns how to stop listening. */
  listen: (hear: Hear) => () => void
}

const PendingDecisionsContext = createContext<PendingDecisions>({
  pending: [],
  post: () => {},
  listen: () => () => {},
})

/** Around the whole admin area: what came of a decision is told on whichever page its answer finds. */
export function PendingDecisionsProvider({ children }: { children: ReactNode }) {
  const [pending, setPending] = useState<PendingDecision[]>([])
  const listeners = useRef(new Set<Hear>())
  const { offer } = useUndo()
  const words = useWords(decisionWords)

  const arrived = useCallback<Hear>(
    (decision, answer) => {
      setPending((all) => all.filter((other) => other !== decision))
      for (const hear of listeners.current) hear(decision, answer)
      if ('failure' in answer) toast.error(words.failures.about(decision.headlines, answer.failure))
      else tell(answer, words, offer)
    },
    [offer, words],
  )
  const post = useCallback((decision: PendingDecision) => setPending((all) => [...all, decision]), [])
  const listen = useCallback((hear: Hear) => {
    listeners.current.add(hear)
    return () => void listeners.current.delete(hear)
  }, [])
  const value = useMemo(() => ({ pending, post, listen }), [pending, post, listen])
  return (
    <PendingDecisionsContext value={value}>
      {children}
      {pending.map((decision) => (
        <Sending key={decision.key} action={movePath} sent={decision} onArrived={arrived} />
      ))}
    </PendingDecisionsContext>
  )
}

/** What was sent from this page or the one before, and is not answered. */
export function useUnderWay() {
  return useContext(PendingDecisionsContext).pending.flatMap(({ stories }) => stories)
}

/** Sends decisions, and lets the page know what came of each. */
export function useSendDecision(dispatch: Dispatch<ModerationEvent>) {
  const { post, listen } = useContext(PendingDecisionsContext)
  useEffect(
    () =>
      listen(({ stories }, answer) => {
        const arrival = { ids: stories.map(({ id }) => id), isTyping: isTyping() }
        if ('failure' in answer) dispatch({ kind: 'failed', ...arrival })
        else dispatch({ kind: 'answered', answer, ...arrival })
      }),
    [dispatch, listen],
  )
  return (decided: ModerationStory[], move: StoryMove, fields: Field[] = []) => {
    if (decided.length === 0) return
    const stories = decided.map(({ card, version }) => ({ id: card.id, version }))
    const headlines = decided.map(({ card }) => card.headline)
    const seen = stories.map((story): Field => ['story', fieldOf(story)])
    const reason = new Map(fields).get('reason')
    dispatch({ kind: 'sent', ids: stories.map(({ id }) => id), reason })
    post({ key: nextKey++, stories, headlines, fields: [['move', move], ...seen, ...fields] })
  }
}

let nextKey = 1

function tell(
  answer: MoveAnswer,
  told: typeof decisionWords.en,
  offer: (text: string, stories: string[]) => void,
) {
  const { move, moved, asks, withdrawn, changed } = answer
  const result = {
    move,
    done: moved.length,
    asks: asks.length,
    withdrawn: withdrawn.length,
    changed: changed.map(({ words }) => words),
  }
  const text = resultWords(result, told)
  if (moved.length > 0) offer(text, moved.map(fieldOf))
  else toast.warning(text, { duration: 10_000 })
}
