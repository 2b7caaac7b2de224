import { createHash } from 'node:crypto'
import { type Tool, tools } from '../tool.ts'
import type { Wanted } from './wanted.ts'
import worker from './worker.ts?inline-script'

type Parts = Pick<Wanted, 'files' | 'townFiles'> & { pages: { path: string; html: string }[] }

/** The script at /sw.js. It changes with the pages and files it keeps, and with nothing else. */
export function workerText({ pages, files, townFiles }: Parts): string {
  const hashes = Object.fromEntries(pages.map(({ path, html }) => [path, `sha256-${hashOf(html)}`]))
  const version = `tools ${hashOf(JSON.stringify([hashes, files, worker])).slice(0, 12)}`
  const wanted: Wanted = { version, pages: hashes, files, townFiles, noNetwork }
  return `const wanted=${JSON.stringify(wanted)};${worker}`
}

function hashOf(text: string) {
  return createHash('sha256').update(text).digest('base64')
}

const links = Object.values(tools).map(({ path, name }: Tool) => `<p><a href="${path}">${name}</a>`)
const noNetwork = `<!DOCTYPE html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>No network</title><style>body{font:1.25rem/2.2 system-ui;margin:2rem}</style><h1>No network</h1><p>These pages work without one:${links.join('')}`
