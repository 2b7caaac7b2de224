import { firstSteps, nextStep } from './first-steps.ts'
import { areFirstStepsHidden } from './queries.server.ts'
import { type ProgressParts, readProgress } from './read-progress.server.ts'

/** Null when everything is done or the card was hidden. The dashboard does not wait for a mail server. */
export async function findStartCard(parts: ProgressParts) {
  if (await areFirstStepsHidden(parts.db)) return null
  const steps = firstSteps(await readProgress(parts, parts.facts.mail.lastHeard()))
  const next = nextStep(steps)
  if (!next) return null
  return {
    done: steps.filter(({ isDone }) => isDone).length,
    all: steps.length,
    next: next.title.charAt(0).toLowerCase() + next.title.slice(1),
  }
}
