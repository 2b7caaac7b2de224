// Imports flow one way: routes → features → ui, db, content. One table says who may import whom.
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, posix, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const features = [
  'home',
  'qualify',
  'landing',
  'locations',
  'programs',
  'stories',
  'articles',
  'admin',
  'sitemap',
  'policy',
  'photos',
  'mail',
  'forms',
  'audit',
  'settings',
  'numbers',
  'exports',
  'health',
  'first-run',
  'people',
  'redirects',
  'social',
  'backup',
]

/** Folder under app/ → folders under app/ it may import from, besides itself. */
const allowed = {
  content: [],
  ui: [],
  db: ['content', 'stories', 'articles', 'admin'],
  frame: ['content', 'ui'],
  islands: ['ui', ...features],
  routes: ['', 'content', 'ui', 'db', 'frame', 'islands', ...features],
  '': ['content', 'ui', 'db', 'frame', 'islands', 'routes', ...features],
  ...Object.fromEntries(
    features.map((name) => [name, ['content', 'ui', 'db', 'frame', 'islands', ...features]]),
  ),
}

/** What is wrong with `specifier` in `file` (both as written, file relative to the project), or null. */
export function importProblem(file, specifier) {
  if (/\.test\.tsx?$/.test(file) || file.includes('/testing/')) return null
  if (specifier === 'kysely' && !file.startsWith('app/db/') && !file.endsWith('queries.server.ts'))
    return 'only queries import Kysely'
  if (specifier === 'react' && file.startsWith('app/content/'))
    return 'content is words and numbers, no React'
  if (!specifier.startsWith('.') || specifier.startsWith('./+types') || !file.startsWith('app/')) return null

  const target = posix.join(posix.dirname(file), specifier)
  const from = folderOf(file)
  const to = folderOf(target)
  const isShell = from === '' || from === 'routes'
  if (file.endsWith('.tsx') && !isShell && /\.server(\.ts)?$/.test(target))
    return 'components import no server file: data comes in as props'
  if (from === 'routes' && to === 'routes') return 'routes do not import each other'
  // What the server hands over (context, env) and the inline scripts lie beside the folders and may be read by all but ui and content.
  if (to === '' && from !== 'ui' && from !== 'content') return null
  if (from === to || allowed[from]?.includes(to)) return null
  return `${from || 'app'} may not import from ${to || 'app'}`
}

function folderOf(path) {
  const [, folder, rest] = path.split('/')
  return rest ? folder : ''
}

function check() {
  const problems = []
  for (const name of readdirSync(join(root, 'app'), { recursive: true })) {
    if (!/\.tsx?$/.test(name)) continue
    const file = `app/${String(name).split(sep).join('/')}`
    const code = readFileSync(join(root, file), 'utf8')
    for (const [, specifier] of code.matchAll(
      /^\s*(?:import|export)[^'"]*?from\s+['"]([^'"]+)['"]|import\(\s*['"]([^'"]+)['"]/gm,
    )) {
      const problem = specifier && importProblem(file, specifier)
      if (problem) problems.push(`${relative(root, join(root, file))}: imports ${specifier}, but ${problem}`)
    }
  }
  for (const problem of problems) console.error(problem)
  process.exit(problems.length === 0 ? 0 : 1)
}

if (process.argv[1] === fileURLToPath(import.meta.url)) check()
