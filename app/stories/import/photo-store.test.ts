import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, expect, onTestFinished, test, vi } from 'vitest'
import { scratchDatabase } from '../../db/testing/engines.ts'
import { storyRow } from '../../db/testing/rows.ts'
import { runImport } from './command.server.ts'
import { openPhotoStore } from './photo-store.server.ts'

const scratch = scratchDatabase('sqlite')
const folder = mkdtempSync(join(tmpdir(), 'second-key-photo-store-test-'))
afterAll(() => rmSync(folder, { recursive: true }))

const inline = (kind: string, body: Buffer) => `data:image/${kind};base64,${body.toString('base64')}`

test("inline photos go through the site's own encoder, without the system's temporary folder, and come out in every size", async () => {
  vi.stubEnv('TMPDIR', join(folder, 'none'))
  onTestFinished(() => void vi.unstubAllEnvs())
  const picture = sharp({ create: { width: 700, height: 500, channels: 3, background: '#2f6b4f' } })
  const story = storyRow({
    renter_photo_url: inline('jpeg', await picture.jpeg().toBuffer()),
    interior_photo_url: inline('svg+xml', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')),
  })
  writeFileSync(join(folder, 'one.json'), JSON.stringify([story]))
  let shown = ''
  const screen = { write: (text: string) => (shown += text) }
  const code = await runImport({
    args: ['stories', 'one.json'],
    folder,
    env: { DATA_DIR: scratch.options.dataDir },
    openPhotoStore,
    screen,
    errors: screen,
  })
  expect(code).toBe(0)
  expect(shown).toMatch(/1 {2}photos converted\n +1 {2}photos refused/)
  const { db } = scratch.database
  const photo = await db.selectFrom('photos').selectAll().executeTakeFirstOrThrow()
  const files = await db.selectFrom('photo_files').select(['format', 'width']).execute()
  expect(files.map(({ format, width }) => `${width}.${format}`).sort()).toEqual(
    ['320.avif', '320.webp', '640.avif', '640.webp', '700.avif', '700.webp'].sort(),
  )
  expect(await db.selectFrom('approval_stories').selectAll().execute()).toMatchObject([
    { id: story.id, renter_photo_url: `/photos/${photo.id}`, interior_photo_url: null },
  ])
})
