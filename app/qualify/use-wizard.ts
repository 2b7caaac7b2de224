import { type RefObject, useEffect, useRef, useState } from 'react'
import { sendEvent } from '../analytics/beacon.ts'
import { stepEvent } from '../analytics/visit-event.ts'
import { offerBack } from '../ui/offer-back.ts'
import { followHistory, stepInHistory } from '../ui/step-history.ts'
import type { Back } from '../ui/undo.ts'
import { type Answers, clampStep, type Move, move, type WizardState } from './answers.ts'
import { forget, merge, remember, typedBefore } from './device-memory.ts'
import { recall } from './recall.ts'

const entryName = 'wizardStep'

/** The wizard's state with its memory on the device and its steps in the browser's history. */
export function useWizard(
  initial: WizardState,
  form: RefObject<HTMLFormElement | null>,
  title: RefObject<HTMLHeadingElement | null>,
) {
  const [state, setState] = useState(initial)
  const isMovedByPerson = useRef(false)
  const latest = useRef(state)
  latest.current = state

  useEffect(() => {
    const stored = initial.step === 1 ? recall() : null
    const typed = typedBefore(form.current)
    const answers = merge(stored?.answers ?? initial.answers, typed)
    const step = stepInHistory(entryName, parseStep) ?? stored?.step ?? initial.step
    setState({ step, answers })
    // What was picked before is kept as what is picked after.
    if (Object.keys(typed).length > 0) remember({ step, answers })
    history.replaceState({ ...history.state, [entryName]: step }, '')

    const show = (there: WizardState['step']) => {
      isMovedByPerson.current = true
      setState((now) => ({ ...now, step: there }))
      // The browser goes back to where the page was scrolled, and a fragment in the address takes the focus away;
      // the wizard is what the person is looking at.
      requestAnimationFrame(() => {
        title.current?.focus()
        form.current?.scrollIntoView({ block: 'nearest' })
      })
    }
    return followHistory(entryName, parseStep, () => latest.current.step, show)
  }, [initial, form, title])

  const setAnswers = (answers: Answers) => {
    if (state.step === 1) sendEvent(stepEvent(1))
    setState((now) => ({ ...now, answers }))
    remember({ step: state.step, answers })
  }

  const go = (how: Move) => {
    isMovedByPerson.current = true
    const next = move(state, how)
    if (how === 'next') {
      if (state.step === 1) sendEvent(stepEvent(1))
      sendEvent(stepEvent(next.step))
    }
    if (how === 'clear') {
      offerBack(title.current, replacing(next))
      return
    }
    remember(next)
    // The browser's own Back must lead one step back too; ours goes the same way where there is one.
    if (how === 'back' && isOwnEntry()) return history.back()
    if (how === 'next') history.pushState({ [entryName]: next.step, isWizardEntry: true }, '')
    else history.replaceState({ ...history.state, [entryName]: next.step }, '')
    setState(next)
  }

  /** The answers, with others or none in their place: how they come back, where there were any. */
  const replacing = (next: WizardState): Back | null => {
    const before = latest.current
    if (isAnyAnswered(next)) remember(next)
    else forget()
    history.replaceState({ ...history.state, [entryName]: next.step }, '')
    setState(next)
    return isAnyAnswered(before) ? () => replacing(before) : null
  }

  return { state, setAnswers, go, isMovedByPerson }
}

function isAnyAnswered({ answers }: WizardState) {
  return Object.values(answers).some(({ length }) => length > 0)
}

/** Whether the entry before this one in the history is the step before. */
function isOwnEntry() {
  const state: unknown = history.state
  return typeof state === 'object' && state !== null && 'isWizardEntry' in state
}

function parseStep(stored: unknown) {
  return stored === undefined ? null : clampStep(Number(stored))
}
