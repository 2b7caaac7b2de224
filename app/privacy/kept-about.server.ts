import type { Db } from '../db/tables.ts'
import type { Kept } from './people-page.tsx'
import { countDecisions, countPhotos, findPerson, type Person } from './queries.server.ts'
import { isSamePerson, type WantedPerson, wantedPerson } from './wanted-person.ts'

export async function keptAbout(db: Db, typed: string, error?: string): Promise<Kept> {
  const person = await findPerson(db, typed)
  const { stories, decisions, mails, applications, drafts } = person
  return {
    typed,
    stories: stories.map((story) => ({
      id: story.id,
      name: story.full_name,
      headline: story.headline,
      status: story.status,
      createdAt: story.created_at,
      photos: countPhotos(story),
    })),
    applications: applications.map(({ id, full_name, reference, status, place, created_at }) => ({
      id,
      name: full_name,
      reference,
      status,
      place,
      createdAt: created_at,
    })),
    decisions: countDecisions(decisions),
    drafts: drafts.length,
    mails: mails.length,
    others: otherWays(person, wantedPerson(typed)),
    error,
  }
}

const mostOthers = 10

/** The other addresses and numbers in what was found: more may be kept under them. */
function otherWays({ stories, applications, drafts }: Person, who: WantedPerson): string[] {
  const given = [...stories, ...applications].flatMap(({ email, phone }) => [email, phone])
  const all = [...given, ...drafts.map(({ email }) => email)].map((one) => wantedPerson(one ?? ''))
  const others = all.filter((one, at) => {
    const isFirst = all.findIndex((other) => isSamePerson(one, other)) === at
    return one.value !== '' && isFirst && !isSamePerson(one, who)
  })
  return others.slice(0, mostOthers).map(({ value }) => value)
}
