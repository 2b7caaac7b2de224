import { idOf } from '../../db/uuid.ts'

/** Of the mail that tells one moderator of one new story: with it the mail is found again when the story is erased. */
export function noticeId(storyId: string, adminId: string) {
  return idOf(`new story\n${storyId}\n${adminId}`)
}
