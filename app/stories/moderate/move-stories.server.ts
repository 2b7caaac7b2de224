import type { Database } from '../../db/database.server.ts'
import { type Decider, type MovedStory, moveStory, type SeenStory } from '../decision-queries.server.ts'
import type { StoryMove } from '../story.ts'
import { undoDecision } from './undo-queries.server.ts'

export type Moved = {
  moved: MovedStory[]
  /** May not be shared, and nobody has said yes a second time. */
  asks: SeenStory[]
  withdrawn: SeenStory[]
  /** Gone, changed by somebody else, or beyond the rules. */
  changed: SeenStory[]
}

/** Each by its own rules and in its own transaction: one that cannot be moved does not hold up the others. */
export async function moveStories(
  database: Database,
  stories: SeenStory[],
  move: StoryMove,
  decider: Decider,
): Promise<Moved> {
  const result: Moved = { moved: [], asks: [], withdrawn: [], changed: [] }
  for (const story of stories) {
    const outcome = await moveStory(database, story, move, decider)
    if (outcome === 'needs-confirmation') result.asks.push(story)
    else if (outcome === 'withdrawn') result.withdrawn.push(story)
    else if (outcome === null) result.changed.push(story)
    else result.moved.push(outcome)
  }
  return result
}

export async function undoDecisions(database: Database, stories: SeenStory[], decider: Decider) {
  const undone: MovedStory[] = []
  for (const story of stories) {
    const moved = await undoDecision(database, story, decider)
    if (moved) undone.push(moved)
  }
  return { undone, refused: stories.length - undone.length }
}
