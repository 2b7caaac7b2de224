import { randomBytes } from 'node:crypto'
import type { Database } from '../../../db/database.server.ts'
import type { PhotoSlot } from '../../../db/vocabulary.ts'
import { minuteMs } from '../../../platform/duration.ts'
import { issueFormToken } from '../../../platform/form-token.server.ts'
import type { NewlyStored } from '../../notify/announce-story.server.ts'
import { formTokenField } from '../submission.ts'
import type { SentStory, SubmissionParts } from '../submit.server.ts'
import { filledStory } from './filled-story.ts'

export const testSecret = 'a secret for tests'

/** A form as a person fills it, with a token handed out a minute ago. */
export function filledForm(fields: Record<string, string> = {}): Record<string, string> {
  return {
    [formTokenField]: issueFormToken(testSecret, new Date(Date.now() - minuteMs)),
    ...filledStory,
    howHelped: `${filledStory.howHelped} ${randomBytes(4).toString('hex')}`,
    ...fields,
  }
}

export function sentStory(fields: Record<string, string> = {}, more: Partial<SentStory> = {}): SentStory {
  return { fields: filledForm(fields), files: [], fileErrors: {}, ...more }
}

/** Two paths are two pictures. */
function onePixel(path: string) {
  return { format: 'avif', width: 1, height: 1, body: new TextEncoder().encode(path) } as const
}

/** Photos are as good as their path: 'bad' ones are refused. */
export function testIntake(database: Database) {
  const announced: NewlyStored[] = []
  const intake: SubmissionParts = {
    database,
    secret: testSecret,
    prepareAnnouncement: async () => async (_trx, story) => void announced.push(story),
    encodePhoto: async (path) =>
      path.includes('bad')
        ? { refusal: 'Please select an image file', reason: 'not-image' }
        : { encoded: { files: [onePixel(path)] } },
  }
  return { ...intake, announced }
}

export function photoAt(slot: PhotoSlot, path = `good-${slot}`) {
  return { slot, path, bytes: 1 }
}
