import { createContext } from 'react-router'
import type { Database } from '../db/database.server.ts'
import type { Site } from '../site/site.ts'

/** What taking an application needs; made once, at the start. */
export type ApplicationIntake = {
  database: Database
  /** requireSecret(db, 'application-form') */
  secret: string
  /** As the owner has it now. */
  site: Site
  /** Without a mail server nothing is promised that only a mail could keep. */
  canMail: boolean
}

export const applicationsContext = createContext<ApplicationIntake>()
