// `node bench/soak.ts [minutes]`: mixed load for so long, and what the site holds in memory meanwhile. One minute
// tells a leak of pages; an hour is the long form.
import { setTimeout as sleep } from 'node:timers/promises'
import { listedAddresses } from '../app/sitemap/testing/listed-addresses.ts'
import { startSite } from './site.ts'

const minutes = Number(process.argv[2] ?? 1)
const atOnce = 4
/** Of a hundred requests so many are for pages that were asked for before. */
const again = 60

const site = await startSite()
try {
  await sleep(1000)
  console.log(`after the start: ${site.residentMegabytes()} MB`)
  const paths = (await listedAddresses(site.url)).map((address) => new URL(address).pathname)
  const end = performance.now() + minutes * 60_000
  const watch = setInterval(report, Math.max(5_000, minutes * 3_000))
  let asked = 0
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      while (performance.now() < end) {
        const n = asked++
        // A stride that meets every address before it meets one twice.
        const path = n % 100 < again ? paths[n % 50] : paths[(n * 7919) % paths.length]
        await (await fetch(site.url + path)).arrayBuffer()
      }
    }),
  )
  clearInterval(watch)
  report()

  function report() {
    console.log(`${asked} requests: ${site.residentMegabytes()} MB`)
  }
} finally {
  await site.stop()
}
