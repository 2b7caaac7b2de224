import { createHash } from 'node:crypto'
import { type Language, pathIn } from '../../platform/language.ts'
import { headWords } from '../head-words.ts'
import { toolIn } from '../tool.ts'
import { toolNames } from '../tool-paths.ts'
import type { Wanted } from './wanted.ts'
import worker from './worker.ts?inline-script'

type Parts = Pick<Wanted, 'files' | 'townFiles'> & { pages: { path: string; html: string }[] }

/** The script at /sw.js, and at /es/sw.js for Spanish. It changes with the pages and files it keeps, and with nothing else. */
export function workerText({ pages, files, townFiles }: Parts, language: Language = 'en'): string {
  const hashes = Object.fromEntries(pages.map(({ path, html }) => [path, `sha256-${hashOf(html)}`]))
  // Each language keeps its own pages: no one has to fetch both.
  const family = language === 'en' ? 'tools' : `tools-${language}`
  const version = `${family} ${hashOf(JSON.stringify([hashes, files, worker])).slice(0, 12)}`
  const towns = pathIn(language, '/city/')
  const wanted: Wanted = {
    version,
    pages: hashes,
    files,
    townFiles,
    towns,
    noNetwork: noNetworkPage(language),
  }
  return `const wanted=${JSON.stringify(wanted)};${worker}`
}

function hashOf(text: string) {
  return createHash('sha256').update(text).digest('base64')
}

function noNetworkPage(language: Language) {
  const { title, pages } = headWords[language].noNetwork
  const links = toolNames.map((tool) => {
    const { path, name } = toolIn(language, tool)
    return `<p><a href="${pathIn(language, path)}">${name}</a>`
  })
  return `<!DOCTYPE html><html lang="${language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>${title}</title><style>body{font:1.25rem/2.2 system-ui;margin:2rem}</style><h1>${title}</h1><p>${pages}${links.join('')}`
}
