import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'vitest'
import { fieldParts, multipart } from './multipart.ts'
import type { targetForFile } from './target.ts'
import type { Visitor } from './visitor.ts'

type Content = string | Buffer

export function importForm(what: string, fileName: string, content: Content) {
  return multipart([...fieldParts({ what }), { name: 'file', fileName, content }])
}

/** An owner's way from a file to its import. */
export function importsOf(target: ReturnType<typeof targetForFile>) {
  const folder = () => join(target.site.dataDir, 'uploads')
  const waiting = () => readdirSync(folder())

  async function send(admin: Visitor, what: string, fileName: string, content: Content) {
    const sent = await admin.postMultipart('/admin/data/import', importForm(what, fileName, content))
    const location = String(sent.headers.location)
    expect([sent.status, location]).toEqual([303, expect.stringMatching(/^\/admin\/data\/import\?/)])
    return { location, file: new URL(location, target.url).searchParams.get('file') ?? '' }
  }

  /** The page between the upload and the import. */
  async function lookFirst(admin: Visitor, what: string, fileName: string, content: Content) {
    const { location, file } = await send(admin, what, fileName, content)
    return { ...(await admin.get(location)), file }
  }

  /** Confirms what waits and can bring nothing in, so that it goes. */
  async function tidy(admin: Visitor) {
    for (const name of waiting())
      for (const kept of readdirSync(join(folder(), name))) {
        const file = `${name}${kept.replace('import', '')}`
        await admin.post('/admin/data/import/confirm', { what: 'settings', file })
      }
  }

  return { send, lookFirst, tidy, waiting }
}
