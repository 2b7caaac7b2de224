import type { Actor } from '../../audit/audit.ts'
import type { Database } from '../../db/database.server.ts'
import type { MailSite } from '../../mail/blocks.ts'
import { composeMail } from '../../mail/compose.tsx'
import { findApplication, listConsents } from '../queries.server.ts'
import { mailApplication } from './contact-queries.server.ts'
import { typedIn } from './inbox-form.ts'
import { templateLimits } from './templates.ts'

/** What was done, in the words of an outcome; null for what our form does not send. */
export async function sendLetter(database: Database, site: MailSite, id: string, form: FormData, by: Actor) {
  const typed = (name: 'subject' | 'body') =>
    typedIn(form, name, templateLimits[name]).slice(0, templateLimits[name])
  const [subject, body] = [typed('subject'), typed('body')]
  const template = typedIn(form, 'template', 60).slice(0, 60)
  const application = await findApplication(database.db, id)
  if (!subject || !body || !application) return null
  const given = await listConsents(database.db, id)
  if (!given.some(({ kind, withdrawn_at }) => kind === 'contact' && !withdrawn_at)) return 'no-mail'
  const words = composeMail(site, subject, paragraphsOf(body), application.language)
  const sent = await mailApplication(database, id, { template, ...words }, by)
  if (!sent) return 'no-mail'
  return application.is_demo ? 'demo-mail' : 'mail'
}

/** Blank lines part paragraphs; every other line stays a line. */
function paragraphsOf(body: string) {
  return body
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.split('\n').filter((line) => line.trim()))
    .filter((lines) => lines.length > 0)
    .map((lines) => ({ lines }))
}
