import { execFileSync } from 'node:child_process'
import { rmSync, statfsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { statusOf } from './testing/ask.ts'
import { allServed, answersOf, publicPages } from './testing/pages.ts'
import { smallPhoto } from './testing/pictures.ts'
import { storiesByHeadline, withDatabase } from './testing/rows.ts'
import { scratchFolder, startSite } from './testing/site.ts'
import { formToken, howHelped, sendStory } from './testing/story.ts'

const room = smallDisk()

/** A disk of 16 MB, where this process may mount one. */
function smallDisk() {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return null
  return (folder: string) => {
    try {
      execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=16m', 'tmpfs', folder], { stdio: 'pipe' })
    } catch {
      return false
    }
    onTestFinished(() => void execFileSync('umount', ['-l', folder]))
    return true
  }
}

test.skipIf(!room)(
  'a full disk refuses stories in words and keeps them; with room again they go through',
  async (context) => {
    const dataDir = scratchFolder()
    if (!room?.(dataDir)) return context.skip('This machine does not let us mount a small disk')
    const site = await startSite({ env: { DATA_DIR: dataDir } })
    const before = await sendStory(site, { headline: 'Full before' })
    expect(before.status).toBe(201)
    const tokens = [await formToken(site), await formToken(site)]
    const filler = join(dataDir, 'filler')
    fillDisk(dataDir, filler)

    const photo = await smallPhoto()
    const words = await sendStory(
      site,
      { headline: 'Full words', token: tokens[0] },
      { path: '/approval-wall/share' },
    )
    const picture = await sendStory(
      site,
      { headline: 'Full photo', token: tokens[1], photo },
      { path: '/approval-wall/share' },
    )
    for (const [answer, headline] of [
      [words, 'Full words'],
      [picture, 'Full photo'],
    ] as const) {
      expect([headline, answer.status]).toEqual([headline, 503])
      expect(answer.text).toContain('Error submitting story. Please try again.')
      expect(answer.text).toContain(howHelped(headline))
    }
    expect(await answersOf(site, publicPages)).toEqual(allServed(publicPages))
    expect(await statusOf(`${site.url}/readyz`)).toBe(200)

    rmSync(filler)
    expect((await sendStory(site, { headline: 'Full words', token: tokens[0] })).status).toBe(201)
    expect((await sendStory(site, { headline: 'Full photo', token: tokens[1], photo })).status).toBe(201)
    await site.stop('SIGKILL')
    await startSite({ env: { DATA_DIR: dataDir } })
    const rows = await withDatabase({ dataDir }, (database) => storiesByHeadline(database, 'Full'))
    expect(rows.map(({ headline }) => headline).sort()).toEqual(['Full before', 'Full photo', 'Full words'])
  },
)

/** To the last block, in smaller and smaller pieces. */
function fillDisk(folder: string, filler: string) {
  for (const bytes of [1024 * 1024, 4096]) {
    for (let piece = Buffer.alloc(bytes), count = 0; count < 10_000; count++) {
      if (statfsSync(folder).bavail === 0) return
      try {
        writeFileSync(filler, piece, { flag: 'a' })
      } catch {
        break
      }
    }
  }
}
