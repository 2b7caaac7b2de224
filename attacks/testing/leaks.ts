import { expect } from 'vitest'
import type { Site } from '../../server/testing/site.ts'
import type { Answer } from './answer.ts'
import type { Beside, Row } from './beside.ts'

/** Words that only the inside of the program uses. */
const inside: [string, RegExp][] = [
  ['a stack trace', /^\s+at .+:\d+:\d+\)?$/m],
  ['a file of the program', /node_modules|node:internal|file:\/\/\/|build\/pages|\.server\.[jt]s/],
  [
    'the name of an error',
    /\b(?:Type|Reference|Syntax|Range|Sqlite|ZodE|APIE)Error\b|ERR_[A-Z]{3}|ENOENT|EACCES/,
  ],
  ['SQL', /SQLITE_|syntax error|no such (?:table|column)|constraint failed|insert into "|from "\w+"/],
  ['words of PostgreSQL', /violates [\w -]+ constraint|relation "|invalid (?:input|byte)|DatabaseError/],
]
/** The admin area's own data uses these names. */
const tables = /\b(?:approval_stories|admin_users|password_hash|token_hash|request_counts|full_name)\b/

/** Nothing of the program's inside, of its secrets or of anybody's private data is in what strangers were sent. */
export async function expectNoLeak(
  answers: Answer[],
  { site, beside, password }: { site: Site; beside: Beside; password: string },
) {
  const places = [site.dataDir, process.cwd(), ...(site.databaseUrl ? [site.databaseUrl] : [])]
  const secrets = [...(await secretsIn(beside)), password, ...places]
  const links = words(await beside.rows('select token_hash from applications'))
  const privateWords = await privateWordsIn(beside)
  for (const answer of answers) {
    const text = `${JSON.stringify(answer.headers)}\n${answer.body}`
    const isScript = /javascript/.test(answer.headers['content-type'] ?? '')
    const found = isScript ? [] : inside.filter(([, shape]) => shape.test(text)).map(([what]) => what)
    // With the owner’s download private links move along: a hash of what nobody can guess.
    const isDownload = answer.isForAdmin && answer.request === 'POST /admin/data/export'
    const kept = isDownload ? secrets.filter((secret) => !links.includes(secret)) : secrets
    found.push(...kept.filter((secret) => text.includes(secret)).map((secret) => `the secret ${secret}`))
    if (!answer.isForAdmin && tables.test(text)) found.push('a table or column')
    // An answer to a form holds what its sender typed, and so does the page behind a private link.
    if (!answer.isForAdmin && /^GET (?!\/applications\/)/.test(answer.request))
      found.push(...privateWords.filter((word) => text.includes(word)))
    expect(found, `what ${answer.request} gave away with status ${answer.status}`).toEqual([])
  }
}

/** Every answer, however it came about, carries the headers that keep a browser from harm. */
export function expectSafeHeaders(answers: Answer[]) {
  for (const { request, status, headers, body } of answers) {
    // What the HTTP parser itself refuses has no body that could be mistaken for anything.
    const isBare = status === 400 && !headers['content-type'] && /^(0\r\n\r\n)?$/.test(body)
    if (status < 200 || isBare) continue
    const where = `${request} with status ${status}`
    expect(headers['x-content-type-options'], where).toBe('nosniff')
    expect(headers['referrer-policy'], where).toMatch(/^(strict-origin|no-referrer)/)
    expect(headers['x-powered-by'] ?? headers.server, where).toBeUndefined()
    if (!/^(text\/html|text\/plain)/.test(String(headers['content-type'] ?? ''))) continue
    expect(headers['content-security-policy'], where).toMatch(/^default-src 'none'/)
    expect(headers['content-security-policy'], where).not.toMatch(/script-src[^;]*unsafe/)
  }
}

async function secretsIn({ rows }: Beside) {
  return words([
    ...(await rows('select value from secrets')),
    ...(await rows('select password_hash from admin_accounts')),
    ...(await rows('select token_hash from approval_stories')),
    ...(await rows('select token_hash, submission_key from applications')),
    ...(await rows('select token_hash from application_drafts')),
    ...(await rows('select token_hash from story_invitations')),
  ])
}

/** Of stories and applications, in any status: nobody but an admin and who sent them sees them. */
async function privateWordsIn({ rows }: Beside) {
  const all = words([
    ...(await rows('select email, phone from approval_stories')),
    ...(await rows('select email, phone, full_name from applications')),
  ])
  // Two letters stand in some token or file name by chance.
  return all.filter((word) => word.length > 4)
}

function words(rows: Row[]) {
  return rows.flatMap((row) => Object.values(row)).flatMap((value) => (value ? [String(value)] : []))
}
