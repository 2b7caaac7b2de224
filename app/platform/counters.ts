/**
 * What happened in this process since its start, by outcome. Counted where it happens, read by /metrics.
 * The outcomes are a fixed list: nothing a visitor typed can become one.
 */
const outcomes = {
  mails: ['sent', 'failed', 'no-server'],
  webhooks: ['delivered', 'failed'],
  stories: ['stored', 'repeated', 'invalid', 'limited', 'unreadable'],
  applications: ['stored', 'repeated', 'invalid', 'limited', 'draft'],
  signIns: ['signed-in', 'second-factor', 'refused', 'limited'],
} as const

type Outcomes = typeof outcomes
export type Counted = keyof Outcomes

const counts = new Map<string, number>()

export function count<What extends Counted>(what: What, outcome: Outcomes[What][number]) {
  const key = `${what} ${outcome}`
  counts.set(key, (counts.get(key) ?? 0) + 1)
}

/** Every outcome with its count, also those that never happened. */
export function countsOf(what: Counted) {
  return outcomes[what].map((outcome) => ({ outcome, count: counts.get(`${what} ${outcome}`) ?? 0 }))
}

/** How much of something there is right now. */
export const levels = { photosUnderWay: 0, photosWaiting: 0 }
