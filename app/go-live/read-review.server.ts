import { countsOf } from './finding.ts'
import { listNotes } from './queries.server.ts'
import { type ReviewParts, readFacts } from './read-facts.server.ts'
import { review } from './review.server.ts'

export async function readReview(parts: ReviewParts) {
  const facts = await readFacts(parts)
  return { at: facts.now, findings: await review(facts, await listNotes(parts.db)) }
}

/** For the pages that only lead to the review. */
export async function countReview(parts: ReviewParts) {
  return countsOf((await readReview(parts)).findings)
}
