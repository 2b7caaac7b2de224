import type { Database } from '../db/database.server.ts'
import { requireSecret } from '../db/secrets.server.ts'
import type { ErrorLog } from '../platform/context.ts'
import { hourly } from '../platform/hourly.ts'
import type { TrustedClock } from '../platform/trusted-clock.ts'
import type { Site } from '../site/site.ts'
import { removeExpiredDrafts } from './apply/draft-queries.server.ts'
import type { ApplicationIntake } from './context.ts'
import { removeExpiredInvitations } from './invite/invitation-queries.server.ts'
import { eraseOld } from './keeping-queries.server.ts'

type Parts = { database: Database; site: Site; canMail: boolean }

/** What an application passes through, made once at the start. */
export async function openApplicationIntake({ database, site, canMail }: Parts): Promise<ApplicationIntake> {
  const secret = await requireSecret(database.db, 'application-form')
  return { database, secret, site, canMail }
}

type Cleaning = {
  database: Database
  /** Asked of the database each time: a default that stands in for what could not be read must erase nothing. */
  monthsKept: () => Promise<number>
  log: ErrorLog
  trusted?: TrustedClock
}

/** A background job: begun ones that nobody came back for, closed ones that were kept long enough. */
export function startApplicationCleaning({ database, monthsKept, log, trusted }: Cleaning) {
  const clean = async () => {
    await removeExpiredDrafts(database)
    await removeExpiredInvitations(database)
    await eraseOld(database, await monthsKept())
  }
  const tell = (err: unknown) => log.error({ err }, 'old applications and drafts could not be removed')
  return hourly(clean, tell, trusted)
}
