import type { Site } from '../content/site.ts'
import type { Db } from '../db/tables.ts'
import { settingsOf } from '../settings/group-sections.server.ts'
import { listCalm, listTroubled } from './desk-queries.server.ts'
import { mailLine } from './mail-line.ts'

const shown = 50

export async function loadMails(db: Db, site: Site) {
  const chosen: Record<string, string> = {
    'mail.newStory': site.mail.newStory,
    'mail.decision': site.mail.decision,
  }
  return {
    wishes: settingsOf('mail').map((setting) => ({
      label: setting.label,
      value: setting.wordsOf(chosen[setting.key], site),
    })),
    troubled: (await listTroubled(db, shown)).map(mailLine),
    calm: (await listCalm(db, shown)).map(mailLine),
  }
}
