import { expect, test } from 'vitest'
import { allServed, answersOf, publicPages } from './testing/pages.ts'
import { phonePhoto, variantOf } from './testing/pictures.ts'
import { childrenOf, hasProcFolder, peakMegabytes } from './testing/processes.ts'
import { storiesByHeadline, withDatabase } from './testing/rows.ts'
import { startSite } from './testing/site.ts'
import { sendStory } from './testing/story.ts'

const barMegabytes = 512

test.skipIf(!hasProcFolder)(
  '200 uploads of 5 MB at once stay within 512 MB, and other pages answer',
  async () => {
    const site = await startSite()
    const photo = await phonePhoto()
    let workerPeak = 0
    const watching = setInterval(() => {
      for (const pid of childrenOf(site.pid)) workerPeak = Math.max(workerPeak, peakMegabytes(pid))
    }, 50)
    const uploads = Promise.all(
      Array.from({ length: 200 }, (_, number) =>
        sendStory(site, { headline: `Upload ${number}`, photo: variantOf(photo, number) }).then(
          ({ status }) => status,
          String,
        ),
      ),
    )
    let isOver = false
    const ended = uploads.finally(() => {
      isOver = true
    })
    let looks = 0
    do {
      expect(await answersOf(site, publicPages, 60_000)).toEqual(allServed(publicPages))
      looks++
    } while (!isOver)
    const statuses = await ended
    clearInterval(watching)
    const serverPeak = peakMegabytes(site.pid)
    const stored = statuses.filter((status) => status === 201).length
    console.log(
      `200 uploads of ${(photo.length / 1e6).toFixed(1)} MB: ${stored} stored, ${200 - stored} asked to try again; peak ${Math.round(serverPeak)} MB server + ${Math.round(workerPeak)} MB photo process; ${looks} looks at every page meanwhile`,
    )
    expect(new Set(statuses)).toEqual(new Set([201, 503]))
    expect(stored).toBeGreaterThanOrEqual(50)
    expect(serverPeak + workerPeak).toBeLessThanOrEqual(barMegabytes)
    const rows = await withDatabase({ dataDir: site.dataDir }, (database) =>
      storiesByHeadline(database, 'Upload '),
    )
    expect(rows.filter(({ renter_photo_url }) => renter_photo_url).length).toBe(stored)
  },
  900_000,
)
