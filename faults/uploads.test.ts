import { expect, test } from 'vitest'
import { minuteMs } from '../app/platform/duration.ts'
import { ask } from './testing/ask.ts'
import { allServed, answersOf, publicPages } from './testing/pages.ts'
import { phonePhoto, variantOf } from './testing/pictures.ts'
import { childrenOf, hasProcFolder, peakMegabytes } from './testing/processes.ts'
import { storiesByHeadline, withDatabase } from './testing/rows.ts'
import { startSite } from './testing/site.ts'
import { sendStory } from './testing/story.ts'

const barMegabytes = 512
const metricsToken = 'a-token-of-the-fault-suite'

test.skipIf(!hasProcFolder)(
  '200 uploads of 5 MB at once stay within 512 MB, and other pages answer',
  async () => {
    const site = await startSite({ env: { METRICS_TOKEN: metricsToken } })
    const photo = await phonePhoto()
    let workerPeak = 0
    const watching = setInterval(() => {
      for (const pid of childrenOf(site.pid)) workerPeak = Math.max(workerPeak, peakMegabytes(pid))
    }, 50)
    const form = (number: number) => ({ headline: `Upload ${number}`, photo: variantOf(photo, number) })
    const uploads = Promise.all(
      Array.from({ length: 200 }, (_, number) =>
        sendStory(site, form(number), { timeoutMs: 800_000 }).catch((error: unknown) => ({
          status: 0,
          text: String(error),
        })),
      ),
    )
    let isOver = false
    const ended = uploads.finally(() => {
      isOver = true
    })
    let looks = 0
    let longestTurn = 0
    const waits: number[] = []
    do {
      const began = performance.now()
      expect(await answersOf(site, publicPages, minuteMs)).toEqual(allServed(publicPages))
      waits.push(performance.now() - began)
      longestTurn = Math.max(longestTurn, await loopDelay(site.url))
      looks++
    } while (!isOver)
    waits.sort((one, other) => one - other)
    const answers = await ended
    clearInterval(watching)
    const withStatus = (status: number) => answers.filter((answer) => answer.status === status)
    const [stored, turnedAway, givenUp] = [201, 503, 422].map((status) => withStatus(status).length)
    const serverPeak = peakMegabytes(site.pid)
    console.log(
      `200 uploads of ${(photo.length / 1e6).toFixed(1)} MB: ${stored} stored, ${turnedAway} turned away, ${givenUp} photos given up; peak ${Math.round(serverPeak)} MB server + ${Math.round(workerPeak)} MB photo process; ${looks} looks at every page meanwhile, half of them within ${Math.round(waits[looks >> 1] ?? 0)} ms, the slowest ${Math.round(waits.at(-1) ?? 0)} ms; longest delay of the event loop ${Math.round(longestTurn * 1000)} ms`,
    )
    expect(answers.filter(({ status }) => ![201, 422, 503].includes(status))).toEqual([])
    // A photo is refused only when its process had to be ended, and in words.
    expect(site.output().split('photo given up').length - 1).toBeGreaterThanOrEqual(givenUp ?? 0)
    for (const { text } of withStatus(422)) expect(text).toContain('Error uploading file. Please try again.')
    expect(stored).toBeGreaterThanOrEqual(50)
    // How long is only printed; that nobody waited for all uploads to end is a matter of order.
    expect(longestTurn).toBeGreaterThan(0)
    expect(looks).toBeGreaterThanOrEqual(10)
    expect(serverPeak + workerPeak).toBeLessThanOrEqual(barMegabytes)
    const rows = await withDatabase({ dataDir: site.dataDir }, (database) =>
      storiesByHeadline(database, 'Upload '),
    )
    expect(rows.filter(({ renter_photo_url }) => renter_photo_url).length).toBe(stored)
  },
  900_000,
)

/** The longest since it was last asked, in seconds, as the metrics tell it. */
async function loopDelay(url: string) {
  const { text } = await ask(`${url}/metrics`, { headers: { authorization: `Bearer ${metricsToken}` } })
  return Number(/^nodejs_eventloop_lag_max_seconds (\S+)$/m.exec(text)?.[1])
}
