import { globSync } from 'node:fs'

/** The folders with rules and queries. The others draw, or hold words and tables. */
const folders = [
  'app/accounts',
  'app/analytics',
  'app/articles',
  'app/claims',
  'app/locations',
  'app/mail',
  'app/platform',
  'app/privacy',
  'app/redirects',
  'app/settings',
  'app/site',
  'app/stories',
  'server',
]

/** Left to the tests that run the whole program. */
const elsewhere: { files: RegExp; why: string }[] = [
  { files: /\.test\.ts$|\/testing\//, why: 'tests' },
  {
    files: /\/use-[\w-]+\.ts$|\/(device-drafts|send-article|send-story|shrink-photo|story-draft|beacon)\.ts$/,
    why: 'runs in a browser',
  },
  {
    files:
      /\/(intake|main|photo-store|worker-process)\.server\.ts$|^server\/(start|production|serve|http\/listen|shutdown|log|cluster\/primary)\.ts$/,
    why: 'starts and ends processes',
  },
  {
    files:
      /\/demo\/|\/demo-\w+\.ts$|-funding\.ts$|\/testimonials\.ts$|^app\/site\/((admin-)?addresses|forms|page-pictures|social-links)\.ts$/,
    why: 'words and tables',
  },
]

export function sourcesIn(asked: string[]): string[] {
  return folders
    .flatMap((folder) => globSync(`${folder}/**/*.ts`))
    .filter((file) => !elsewhere.some(({ files }) => files.test(file)))
    .filter(
      (file) => asked.length === 0 || asked.some((place) => file === place || file.startsWith(`${place}/`)),
    )
    .sort()
}

export function folderOf(file: string) {
  return folders.find((folder) => file.startsWith(`${folder}/`)) ?? file
}

const tables = [
  'app/claims/claims.ts',
  'app/stories/story-fields.ts',
  'server/admission/limits.ts',
  'server/metrics/metrics.ts',
]

/** Prices as the owner has them today, sizes, times: what such a file does is a rule, its numbers are none. */
export function isTable(file: string) {
  return tables.includes(file)
}
