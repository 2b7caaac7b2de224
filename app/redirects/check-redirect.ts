import { readablePath } from '../platform/readable-path.ts'
import { isReserved } from '../site/find-address.ts'
import { parsePath, parseTarget, type Target } from './address.ts'
import { redirectWords } from './redirect-words.ts'

/** What the site answers at a path to somebody who is not signed in. */
export type PathAnswer = { kind: 'page' } | { kind: 'missing' } | { kind: 'moved'; to: string }
export type LookUp = (pathname: string) => Promise<PathAnswer>

type Written = { from: string; to: string }
type Known = { siteUrl: string; lookUp: LookUp; findRedirect: (path: string) => string | undefined }

export type RedirectErrors = { from?: string; to?: string }
type Checked = { ok: true; path: string; target: string } | { ok: false; errors: RedirectErrors }

const maxHops = 10
const words = redirectWords.en.problems

/** Whether a redirect leads from nowhere to somewhere. */
export async function checkRedirect({ from, to }: Written, known: Known): Promise<Checked> {
  const path = parsePath(from, known.siteUrl)
  const target = parseTarget(to, known.siteUrl)
  const errors: RedirectErrors = {}
  const fromError = path ? await sourceProblem(from, path, known) : words.noPath
  if (fromError) errors.from = fromError
  const toError = target ? await targetProblem(path, target, known) : words.noTarget
  if (toError) errors.to = toError
  if (!path || !target || errors.from || errors.to) return { ok: false, errors }
  return { ok: true, path, target: target.href }
}

async function sourceProblem(written: string, path: string, { lookUp, findRedirect }: Known) {
  if (/[?#]/.test(written)) return words.onlyPath
  if (readablePath(path) === null) return words.unreadable
  if (isReserved(path)) return words.reserved
  if (findRedirect(path) !== undefined) return words.taken
  return (await lookUp(path)).kind === 'missing' ? undefined : words.exists
}

/** Follows the target as a browser would, through redirects made before. */
async function targetProblem(path: string | null, target: Target, { siteUrl, lookUp, findRedirect }: Known) {
  if (target.kind === 'elsewhere') return undefined
  if (target.pathname === path) return words.self
  let here = target.pathname
  for (let hops = 0; hops < maxHops; hops++) {
    const answer = await lookUp(here)
    if (answer.kind === 'page') return undefined
    const next = answer.kind === 'moved' ? answer.to : findRedirect(here)
    if (next === undefined) return words.missing
    const parsed = parseTarget(next, siteUrl)
    if (parsed?.kind !== 'path') return undefined
    here = parsed.pathname
    // Redirects are found in other capitals too.
    if (here.toLowerCase() === path?.toLowerCase()) return words.circle
  }
  return words.circle
}
