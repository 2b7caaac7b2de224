// `node bench/soak.ts [minutes] [requests a second]`: mixed load for so long, twelve photos among it, and what the site
// holds in memory meanwhile. One minute tells a leak of pages; an hour is the long form.
import { setTimeout as sleep } from 'node:timers/promises'
import { listedAddresses } from '../app/sitemap/testing/listed-addresses.ts'
import { phonePhoto, variantOf } from '../faults/testing/pictures.ts'
import { formToken, sendStory } from '../faults/testing/story.ts'
import { startSite } from './site.ts'

const minutes = Number(process.argv[2] ?? 1)
/** Without a number as many as it can answer. */
const perSecond = Number(process.argv[3] ?? Number.POSITIVE_INFINITY)
const atOnce = 4
/** Of a hundred requests so many are for pages that were asked for before. */
const again = 60
const photos = 12

const site = await startSite({ isBehindProxy: true })
try {
  await sleep(1000)
  console.log(`after the start: ${site.residentMegabytes()} MB`)
  const paths = (await listedAddresses(site.url)).map((address) => new URL(address).pathname)
  const begun = performance.now()
  const end = begun + minutes * 60_000
  const watch = setInterval(report, Math.max(5_000, minutes * 3_000))
  let asked = 0
  const sent = sendPhotos()
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      while (performance.now() < end) {
        const n = asked++
        // A stride that meets every address before it meets one twice.
        const path = n % 100 < again ? paths[n % 50] : paths[(n * 7919) % paths.length]
        await (await fetch(site.url + path)).arrayBuffer()
        await sleep(Math.max(0, begun + (asked * 1000) / perSecond - performance.now()))
      }
    }),
  )
  await sent
  clearInterval(watch)
  report()

  function report() {
    const minute = ((performance.now() - begun) / 60_000).toFixed(1)
    console.log(`minute ${minute}, ${asked} requests: ${site.residentMegabytes()} MB`)
  }

  /** All of them within the first half of the time. */
  async function sendPhotos() {
    const photo = await phonePhoto()
    for (let n = 0; n < photos; n++) {
      const token = await formToken(site)
      // A form that was filled in by a person takes longer than this.
      await sleep(Math.max(4000, (minutes * 30_000) / photos))
      const story = { headline: `Photo ${n} of the soak`, token, photo: variantOf(photo, n) }
      const { status } = await sendStory(site, story)
      if (status !== 200 && status !== 201) throw new Error(`The photo was answered with ${status}`)
    }
    console.log(`${photos} photos were taken: ${site.residentMegabytes()} MB`)
  }
} finally {
  await site.stop()
}
