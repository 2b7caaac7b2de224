import { firstSteps, nextStep, type Progress } from './first-steps.ts'
import { areFirstStepsHidden } from './queries.server.ts'
import { type ProgressParts, readProgress } from './read-progress.server.ts'

type Parts = ProgressParts & { review(): Promise<Progress['review']> }

/** Null when everything is done or the card was hidden. The dashboard does not wait for a mail server. */
export async function findStartCard(parts: Parts) {
  if (await areFirstStepsHidden(parts.db)) return null
  const { facts, review } = parts
  const mail = facts.mail.lastHeard()
  const steps = firstSteps(await readProgress(parts, { mail, review }))
  const next = nextStep(steps)
  if (!next) return null
  return {
    done: steps.filter(({ isDone }) => isDone).length,
    all: steps.length,
    next: next.title,
  }
}
