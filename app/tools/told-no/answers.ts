import { type Day, parseDay } from '../../platform/calendar-day.ts'
import { stateCodeFor } from '../../platform/us-states.ts'

/** What was picked on the cards. Nothing has to be: every card left alone makes the plan more general. */
export type Answers = {
  happened: '' | 'refused' | 'terms' | 'silent'
  toldOn: Day | ''
  /** Two letters. */
  state: string
  report: '' | 'named' | 'unnamed' | 'none'
  reason: '' | Reason
  wrong: readonly Wrong[]
  /** The day the letter about an error reached the company. */
  disputeArrived: Day | ''
  ticked: readonly string[]
}

export const reasons = ['credit', 'eviction', 'lease', 'record', 'income', 'none'] as const
export type Reason = (typeof reasons)[number]

export const wrongs = ['notMine', 'dismissed', 'paid', 'old', 'nothing'] as const
export type Wrong = (typeof wrongs)[number]

export const noAnswers: Answers = {
  happened: '',
  toldOn: '',
  state: '',
  report: '',
  reason: '',
  wrong: [],
  disputeArrived: '',
  ticked: [],
}

const maxTicks = 20

/** Of whatever lies in the browser's storage. */
export function parseAnswers(stored: unknown): Answers {
  if (typeof stored !== 'object' || stored === null) return noAnswers
  const read = (name: keyof Answers): unknown => Reflect.get(stored, name)
  const state = read('state')
  return {
    happened: oneOf(['refused', 'terms', 'silent'], read('happened')),
    toldOn: parseDay(read('toldOn')) ?? '',
    state: (typeof state === 'string' && stateCodeFor(state.slice(0, 30))) || '',
    report: oneOf(['named', 'unnamed', 'none'], read('report')),
    reason: oneOf(reasons, read('reason')),
    wrong: wrongs.filter((one) => listIn(read('wrong')).includes(one)),
    disputeArrived: parseDay(read('disputeArrived')) ?? '',
    // Earlier versions stored a tick once more with each reload.
    ticked: [...new Set(listIn(read('ticked')))]
      .filter((id) => typeof id === 'string' && id.length < 20)
      .map(String)
      .slice(0, maxTicks),
  }
}

/** 'Nothing is wrong' and an error cannot both be so: the last one picked counts. */
export function pickWrong(picked: readonly Wrong[], one: Wrong, isPicked: boolean): Wrong[] {
  const others = picked.filter((other) => other !== one && (other === 'nothing') === (one === 'nothing'))
  return isPicked ? [...others, one] : picked.filter((other) => other !== one)
}

function oneOf<Value extends string>(values: readonly Value[], stored: unknown): Value | '' {
  return values.find((value) => value === stored) ?? ''
}

function listIn(stored: unknown): readonly unknown[] {
  return Array.isArray(stored) ? stored : []
}
