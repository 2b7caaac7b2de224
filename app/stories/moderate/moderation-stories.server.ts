import type { Db } from '../../db/tables.ts'
import { defaultTimeZone } from '../../platform/time-zone.ts'
import { type Decision, listDecisions } from '../decision-queries.server.ts'
import { countByStatus, findSearchEnd, listStories, listStoriesById, toWallStory } from '../queries.server.ts'
import { fieldList, isPrivateField } from '../story-fields.ts'
import { withPhotos } from '../wall/wall.server.ts'
import type { Answer, ModerationPage, ModerationStory } from './moderation-story.ts'
import { isSearch, listHref, type StoryList } from './story-list.ts'

const storiesPerPage = 20

/** One page of stories as moderators see them. */
export async function moderationPage(
  db: Db,
  list: StoryList,
  timeZone = defaultTimeZone,
): Promise<ModerationPage> {
  const { status, after } = list
  const until = isSearch(list) ? await findSearchEnd(db, status, after) : undefined
  const [found, counts] = await Promise.all([
    listStories(db, status, { after, until, limit: storiesPerPage + 1 }, list),
    countByStatus(db),
  ])
  const rows = found.slice(0, storiesPerPage)
  const last = rows.at(-1)
  const isMore = found.length > storiesPerPage && last
  const next = isMore ? { createdAt: last.created_at, id: last.id } : until
  return {
    stories: await moderationStories(db, rows, timeZone),
    counts,
    olderHref: next ? listHref({ ...list, after: next }) : null,
    loadedAt: new Date(),
  }
}

/** These stories as they are now, whatever their status. */
export async function freshStories(db: Db, ids: string[], timeZone: string): Promise<ModerationStory[]> {
  return await moderationStories(db, await listStoriesById(db, ids), timeZone)
}

type Row = Awaited<ReturnType<typeof listStories>>[number]

async function moderationStories(db: Db, rows: Row[], timeZone: string): Promise<ModerationStory[]> {
  const [cards, decisions] = await Promise.all([
    withPhotos(db, rows.map(toWallStory), { language: 'en', timeZone }),
    listDecisions(
      db,
      rows.map(({ id }) => id),
    ),
  ])
  return rows.flatMap((row, index) => {
    const card = cards[index]
    const history = decisions.filter(({ storyId }) => storyId === row.id)
    return card ? [moderationStory(row, card, history)] : []
  })
}

function moderationStory(row: Row, card: ModerationStory['card'], decisions: Decision[]): ModerationStory {
  return {
    card,
    version: row.version,
    status: row.status,
    private: {
      fullName: row.full_name,
      answers: privateAnswers(row),
      nameShown: card.displayName,
      sentOn: row.created_at,
    },
    isWithdrawn: row.withdrawn_at !== null,
    spamFlags: row.spam_flags,
    history: decisions.map(({ id, decision, actor, reason, createdAt }) => ({
      id,
      decision,
      actor,
      reason,
      createdAt,
    })),
  }
}

/** Every field of the form that the wall never shows. */
function privateAnswers(row: Row): Answer[] {
  return fieldList.flatMap(({ name, column, kind }) => {
    const text = row[column]
    return isPrivateField(name) ? [{ name, kind, text: typeof text === 'string' ? text : null }] : []
  })
}
