import type { Actor } from '../../audit/audit.ts'
import type { Database } from '../../db/database.server.ts'
import { type Role, roles } from '../../db/vocabulary.ts'
import type { MailSite } from '../../mail/blocks.ts'
import { teamInvitationDays } from '../../mail/link-lives.ts'
import { cleanLine } from '../../platform/clean-text.ts'
import { dayMs } from '../../platform/duration.ts'
import { plainHash } from '../../platform/keyed-hash.server.ts'
import { isToken, newToken } from '../../platform/secret-token.server.ts'
import { AccountEmail } from '../account-email.ts'
import type { Auth } from '../auth.server.ts'
import { passwordProblem } from '../password-rules.ts'
import { newPasswordRefusal, refusalWords } from '../refusal-words.ts'
import { invitationMail } from './invitation-mail.ts'
import { findInvitation, invite, join } from './invitation-queries.server.ts'
import { joinWords } from './join-words.ts'
import { teamWords } from './team-words.ts'

export const maxNameLength = 100

export type InviteErrors = { email?: string; role?: string }
type Asked = { email: string; role: string }
type Invited =
  | { ok: true; email: string; href: string; isMailed: boolean }
  | { ok: false; errors: InviteErrors }

/** The link is handed over here and nowhere else: to hand on, where no mail goes out. */
export async function inviteToTeam(
  database: Database,
  { site, canMail }: { site: MailSite; canMail: boolean },
  asked: Asked,
  who: Actor,
): Promise<Invited> {
  const email = asked.email.trim().toLowerCase()
  const role = roles.find((one) => one === asked.role)
  const words = teamWords.en.invite
  const errors: InviteErrors = {
    ...(!AccountEmail.safeParse(email).success && { email: words.noEmail }),
    ...(!role && { role: words.noRole }),
  }
  if (errors.email || !role) return { ok: false, errors }
  const token = newToken()
  const href = `${site.url}/admin/join?key=${token}`
  const invitation = {
    email,
    role,
    tokenHash: plainHash(token),
    expiresAt: new Date(Date.now() + teamInvitationDays * dayMs),
    words: canMail ? invitationMail(site, href, teamInvitationDays) : null,
  }
  if (!(await invite(database, invitation, who))) return { ok: false, errors: { email: words.isMember } }
  return { ok: true, email, href, isMailed: canMail }
}

/** Looking changes nothing: mail programs open links to see what is behind them. */
export async function readInvitation(
  { db }: Database,
  token: string,
): Promise<{ email: string; role: Role } | null> {
  return isToken(token) ? await findInvitation(db, plainHash(token), new Date()) : null
}

export type JoinErrors = { name?: string; next?: string; repeat?: string }
export type Joined = { kind: 'joined' } | { kind: 'ended' } | { kind: 'refused'; errors: JoinErrors }

type Answer = { token: string; name: string; password: string; repeat: string; address?: string }

export async function joinTeam(auth: Auth, database: Database, answer: Answer): Promise<Joined> {
  // Before the slow hash, which strangers must not have for the asking.
  if (!(await readInvitation(database, answer.token))) return { kind: 'ended' }
  const name = cleanLine(answer.name)
  const problem = passwordProblem(answer.password)
  const errors: JoinErrors = {
    ...((!name || name.length > maxNameLength) && {
      name: joinWords.en.noName(maxNameLength),
    }),
    ...(problem && { next: newPasswordRefusal(problem) }),
    ...(answer.password !== answer.repeat && { repeat: refusalWords.en.notTheSame }),
  }
  if (Object.keys(errors).length > 0) return { kind: 'refused', errors }
  const passwordHash = await (await auth.$context).password.hash(answer.password)
  const joined = await join(database, {
    tokenHash: plainHash(answer.token),
    name,
    passwordHash,
    now: new Date(),
    address: answer.address,
  })
  return { kind: joined ? 'joined' : 'ended' }
}
