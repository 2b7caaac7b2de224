import { writeCursor } from '../db/cursor.ts'
import type { Db } from '../db/tables.ts'
import { listDecisions } from '../stories/decision-queries.server.ts'
import { countByStatus, listStories, type StoryCursor } from '../stories/queries.server.ts'
import { displayName, photoSlots, type StoryStatus } from '../stories/story.ts'
import { withPhotos } from '../stories/wall.server.ts'
import type { DeskStory } from './stories-page.tsx'

const storiesPerPage = 20

/** One page of stories as moderators see them: the card as the wall will show it, and what is private beside it. */
export async function deskStories(db: Db, status: StoryStatus, after: StoryCursor | undefined) {
  const [found, counts] = await Promise.all([
    listStories(db, status, { after, limit: storiesPerPage + 1 }),
    countByStatus(db),
  ])
  const rows = found.slice(0, storiesPerPage)
  const cards = await withPhotos(db, rows.map(wallStoryOf))
  const histories = await Promise.all(rows.map(({ id }) => listDecisions(db, id)))
  const stories = rows.flatMap((row, index): DeskStory[] => {
    const card = cards[index]
    if (!card) return []
    return [
      {
        card,
        version: row.version,
        status: row.status,
        private: { fullName: row.full_name, email: row.email, phone: row.phone, sentOn: row.created_at },
        allowsSharing: row.allow_sharing,
        isWithdrawn: row.withdrawn_at !== null,
        spamFlags: row.spam_flags,
        history: (histories[index] ?? []).map(({ decision, actor, reason, createdAt }) => ({
          decision,
          actor,
          reason,
          createdAt,
        })),
      },
    ]
  })
  const last = rows.at(-1)
  const isMore = found.length > storiesPerPage && last
  const older = isMore
    ? `/admin/stories/${status}/before/${writeCursor({ createdAt: last.created_at, id: last.id })}`
    : null
  return { stories, counts, olderHref: older }
}

type Row = Awaited<ReturnType<typeof listStories>>[number]

function wallStoryOf(row: Row) {
  const urls = {
    renter: row.renter_photo_url,
    exterior: row.exterior_photo_url,
    interior: row.interior_photo_url,
  }
  return {
    id: row.id,
    displayName: displayName(row.full_name, row.name_display),
    cityState: row.city_state,
    isDemo: row.is_demo,
    approvalDate: row.approval_date,
    headline: row.headline,
    howHelped: row.how_helped,
    encouragement: row.encouragement,
    photos: photoSlots.flatMap((slot) => (urls[slot] ? [{ slot, url: urls[slot] }] : [])),
    createdAt: row.created_at,
  }
}
