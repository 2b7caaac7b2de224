import { execFileSync } from 'node:child_process'
import { rmSync, statfsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { owner } from '../server/testing/owner.ts'
import { statusOf } from './testing/ask.ts'
import { postForm, signIn } from './testing/owner.ts'
import { allServed, answersOf, publicPages } from './testing/pages.ts'
import { smallPhoto } from './testing/pictures.ts'
import { storiesByHeadline, withDatabase } from './testing/rows.ts'
import { scratchFolder, startSite } from './testing/site.ts'
import { formToken, howHelped, sendStory } from './testing/story.ts'

const room = smallDisk()
const page = { accept: 'text/html' }

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
    const admin = await signIn(site)
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
    for (const path of ['?index', '/backup', '/logout']) {
      const answer = await postForm(
        `${site.url}/admin${path}`,
        owner,
        path === '?index' ? page : { ...admin, ...page },
      )
      expect([path, answer.status]).toEqual([path, 503])
      expect(answer.text).toContain('Look whether its disk is full.')
    }
    const article = await postForm(
      `${site.url}/admin/articles/new`,
      { title: 'Kept', slug: 'kept', content: 'All of it' },
      admin,
    )
    expect(article.status).toBe(500)
    expect(article.text).toContain('All of it')
    expect(site.output()).toContain('database or disk is full')
    expect(site.output()).not.toContain('cannot rollback')
    const other = await startSite({ env: { DATA_DIR: join(dataDir, 'other') }, waitsFor: 'nothing' })
    expect(await other.ended).toBe(1)
    expect(other.output()).toMatch(/^DATA_DIR is wrong: .*disk of .*$/m)
    expect(other.output()).not.toContain('    at ')

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
