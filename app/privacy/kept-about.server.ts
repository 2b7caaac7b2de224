import type { Db } from '../db/tables.ts'
import type { Kept } from './people-page.tsx'
import { countDecisions, countPhotos, findPerson } from './queries.server.ts'

export async function keptAbout(db: Db, email: string, error?: string): Promise<Kept> {
  const { stories, decisions, mails, applications, drafts } = await findPerson(db, email)
  return {
    email,
    stories: stories.map((story) => ({
      id: story.id,
      headline: story.headline,
      status: story.status,
      createdAt: story.created_at,
      photos: countPhotos(story),
    })),
    applications: applications.map(({ id, reference, status, place, created_at }) => ({
      id,
      reference,
      status,
      place,
      createdAt: created_at,
    })),
    decisions: countDecisions(decisions),
    drafts: drafts.length,
    mails: mails.length,
    error,
  }
}
