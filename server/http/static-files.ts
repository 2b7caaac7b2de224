import { existsSync, realpathSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Readable } from 'node:stream'
import sirv, { type Options } from 'sirv'

export type ServeFiles = (request: IncomingMessage, response: ServerResponse, next: () => void) => void

/**
 * Hashed files for ever, the few plain ones for an hour; .br and .gz come from the build. `currentDir` is where the
 * build lies by its symlink: during an upgrade that is the next version already, and a page of that one may ask this
 * process for its files.
 */
export function staticFiles(buildDir: string, currentDir = buildDir): ServeFiles {
  const ready = { brotli: true, gzip: true, etag: true, dotfiles: false }
  const hashed = { ...ready, immutable: true, maxAge: 31_536_000 }
  const own = realPath(buildDir)
  const isReplaced = () => realPath(currentDir) !== own
  // Read with each request, not listed at the start.
  const current = { ...hashed, dev: true }
  const plain = existsSync(`${buildDir}/pages/client`)
    ? sirv(`${buildDir}/pages/client`, {
        ...ready,
        maxAge: 3600,
        ignores: [/^\/assets\//],
        setHeaders: nameIcons,
      })
    : pass
  const folders = [
    serveFolder('/assets/', `${buildDir}/pages/client/assets`, hashed),
    serveFolder('/islands/', `${buildDir}/islands`, hashed),
    serveFolder('/assets/', `${currentDir}/pages/client/assets`, current, isReplaced),
    serveFolder('/islands/', `${currentDir}/islands`, current, isReplaced),
    plain,
  ]
  return (request, response, next) => {
    // sirv looks at no method.
    if (request.method === 'POST') return next()
    // A range that ends before it begins makes sirv throw. Our files are small: each is sent whole.
    delete request.headers.range
    response.once('pipe', (file) => destroyTogether(file, response))
    const serveFrom = (index: number) => {
      const serve = folders[index]
      if (serve) serve(request, response, () => serveFrom(index + 1))
      else next()
    }
    serveFrom(0)
  }
}

/**
 * sirv pipes a file into the response without handling errors: a client that disconnected left the file open for good,
 * and a file that could not be opened, missing or over the limit, ended the process.
 */
function destroyTogether(file: Readable, response: ServerResponse) {
  file.once('error', () => response.destroy())
  response.once('close', () => file.destroy())
}

function serveFolder(prefix: string, folder: string, options: Options, isWanted = () => true): ServeFiles {
  if (!existsSync(folder)) return pass
  const serve = sirv(folder, options)
  return (request, response, next) => {
    const { url = '' } = request
    if (!url.startsWith(prefix) || !isWanted()) return next()
    request.url = url.slice(prefix.length - 1)
    serve(request, response, () => {
      request.url = url
      next()
    })
  }
}

/** sirv knows no type of .ico. */
function nameIcons(response: ServerResponse, path: string) {
  if (path.endsWith('.ico')) response.setHeader('Content-Type', 'image/x-icon')
}

function realPath(path: string) {
  try {
    return realpathSync(path)
  } catch {
    return path
  }
}

const pass: ServeFiles = (_request, _response, next) => next()
