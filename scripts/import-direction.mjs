// Imports flow one way, and one table says along which edges. Types count, and so do dynamic imports.
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, posix, sep } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')

/** Below every feature, and known to all: they know nothing about renting. */
const baseLayer = ['platform', 'ui', 'db']

/** Folder under app/ → the features it may use besides itself and the base layer. Without a cycle. */
const edges = {
  db: [],
  platform: [],
  ui: [],
  claims: [],
  almanac: [],
  site: ['almanac', 'claims'],
  audit: [],
  photos: [],
  rows: [],
  redirects: ['audit', 'site'],
  mail: ['audit', 'site'],
  settings: ['applications', 'articles', 'audit', 'claims', 'site'],
  webhooks: ['audit'],
  accounts: ['audit', 'mail', 'site'],
  layout: ['accounts', 'claims', 'site'],
  analytics: ['claims', 'redirects', 'site'],
  forms: ['claims', 'site'],
  qualify: ['analytics', 'claims', 'site'],
  landing: ['almanac', 'claims', 'forms', 'layout', 'photos', 'qualify', 'site'],
  applications: ['analytics', 'audit', 'claims', 'mail', 'qualify', 'site', 'webhooks'],
  stories: ['applications', 'audit', 'claims', 'mail', 'photos', 'rows', 'site', 'webhooks'],
  articles: ['audit', 'layout', 'photos', 'site', 'webhooks'],
  programs: ['claims', 'landing', 'site'],
  policy: ['claims', 'site'],
  locations: ['almanac', 'articles', 'claims', 'landing', 'policy', 'site', 'stories'],
  'rent-finder': ['almanac', 'landing', 'locations', 'site'],
  tools: ['almanac', 'claims', 'locations', 'site'],
  home: ['claims', 'landing', 'locations', 'programs', 'site'],
  pages: ['analytics', 'home', 'landing', 'locations', 'policy', 'programs', 'site'],
  sitemap: ['almanac', 'articles', 'locations', 'site'],
  worth: ['almanac'],
  social: ['articles', 'claims', 'landing', 'layout', 'locations', 'pages', 'policy', 'site', 'stories'],
  backup: ['accounts', 'applications', 'audit', 'rows', 'stories', 'webhooks'],
  data: ['applications', 'articles', 'audit', 'photos', 'rows', 'settings', 'stories'],
  privacy: ['applications', 'audit', 'data', 'stories'],
  health: ['accounts', 'backup', 'mail', 'site', 'webhooks'],
  onboarding: ['accounts', 'applications', 'articles', 'audit', 'backup', 'health', 'site', 'stories'],
  'go-live': [
    'almanac',
    'audit',
    'backup',
    'claims',
    'health',
    'locations',
    'onboarding',
    'pages',
    'programs',
    'qualify',
    'settings',
    'site',
    'tools',
  ],
  islands: ['applications', 'forms', 'landing', 'qualify', 'rent-finder', 'sitemap', 'stories', 'tools'],
}
const features = Object.keys(edges).filter((name) => !baseLayer.includes(name))
/** Within the base layer, in this order: what is written first may be used by what follows. */
const baseLayerMayUse = { db: [], platform: ['db'], ui: ['platform'] }

/** What is wrong with `specifier` in `file` (both as written, file relative to the project), or null. */
export function importProblem(file, specifier) {
  if (/\.test\.tsx?$/.test(file) || file.includes('/testing/')) return null
  if (specifier === 'kysely' && !file.startsWith('app/db/') && !file.endsWith('queries.server.ts'))
    return 'only queries import Kysely'
  if (specifier === 'react' && file.startsWith('app/claims/')) return 'claims are words and numbers, no React'
  if (!specifier.startsWith('.') || specifier.startsWith('./+types') || !file.startsWith('app/')) return null

  const target = posix.join(posix.dirname(file), specifier)
  if (!target.startsWith('app/')) return null
  const from = folderOf(file)
  const to = folderOf(target)
  const isShell = from === '' || from === 'routes'
  if (file.endsWith('.tsx') && !isShell && /\.server(\.ts)?$/.test(target))
    return 'components import no server file: data comes in as props'
  if (from === 'routes' && to === 'routes') return 'routes do not import each other'
  if (from === to || isShell) return null
  if (to === 'routes' || to === '') return `${from} may not import from the routes above it`
  const allowed = baseLayer.includes(from) ? baseLayerMayUse[from] : [...baseLayer, ...(edges[from] ?? [])]
  if (allowed.includes(to)) return null
  return `${from} may not import from ${to}`
}

/**
 * A cycle among the edges of a table, as the names along it; null when there is none.
 * @param {Record<string, string[]>} table
 */
export function cycleIn(table = edges) {
  const done = new Set()
  const visit = (name, path) => {
    if (path.includes(name)) return [...path.slice(path.indexOf(name)), name]
    if (done.has(name)) return null
    for (const next of table[name] ?? []) {
      const cycle = visit(next, [...path, name])
      if (cycle) return cycle
    }
    done.add(name)
    return null
  }
  for (const name of Object.keys(table)) {
    const cycle = visit(name, [])
    if (cycle) return cycle
  }
  return null
}

/** Every module a piece of code names: static, re-exported, dynamic, and as a type. */
export function specifiersIn(code) {
  const named = /(?:\bfrom\s*|\bimport\s*\(\s*|\bimport\s+)['"]([^'"]+)['"]/g
  return [...code.matchAll(named)].map(([, specifier]) => specifier.split('?')[0])
}

function folderOf(path) {
  const [, folder, rest] = path.split('/')
  return rest ? folder : ''
}

function check() {
  const files = readdirSync(join(root, 'app'), { recursive: true })
    .map((name) => `app/${String(name).split(sep).join('/')}`)
    .filter((name) => /\.tsx?$/.test(name))
  const problems = []
  const imports = {}
  for (const file of files) {
    const specifiers = specifiersIn(readFileSync(join(root, file), 'utf8'))
    for (const specifier of specifiers) {
      const problem = importProblem(file, specifier)
      if (problem) problems.push(`${file}: imports ${specifier}, but ${problem}`)
    }
    if (!/\.test\.tsx?$/.test(file))
      imports[file] = specifiers
        .filter((one) => one.startsWith('.'))
        .map((one) => posix.join(posix.dirname(file), one))
        .filter((one) => files.includes(one))
    const folder = folderOf(file)
    if (folder && folder !== 'routes' && !(folder in edges))
      problems.push(`app/${folder} has no line in the table of scripts/import-direction.mjs`)
  }
  const cycle = cycleIn(imports) ?? cycleIn()
  if (cycle) problems.push(`these import each other: ${cycle.join(' → ')}`)
  for (const edge of unusedEdges(imports)) problems.push(`${edge} is in the table and nobody uses it`)
  for (const problem of new Set(problems)) console.error(problem)
  process.exit(problems.length === 0 ? 0 : 1)
}

/** A line that nobody needs any more would let the knot grow back. */
function unusedEdges(imports) {
  const used = new Set()
  for (const [file, targets] of Object.entries(imports))
    if (!file.includes('/testing/'))
      for (const one of targets) used.add(`${folderOf(file)} → ${folderOf(one)}`)
  return features
    .flatMap((from) => edges[from].map((to) => `${from} → ${to}`))
    .filter((edge) => !used.has(edge))
}

if (process.argv[1] === fileURLToPath(import.meta.url)) check()
