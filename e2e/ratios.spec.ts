import { existsSync } from 'node:fs'
import { get } from 'node:http'
import { addressesOfState } from '../app/sitemap/testing/listed-addresses.ts'
import { cpuPerRequest } from '../bench/load.ts'
import { cpuMsOf } from '../bench/process-figures.ts'
import { startBareServer } from '../bench/start-bare-server.ts'
import { expect, startSite, test } from './site.ts'

// CPU time, not waiting time, against a server measured in the same minute: a busy machine does not change it much.
// `npm run bench` says how far from these bars we really are (docs/performance.md).

test.skip(!existsSync('/proc/self/stat'), 'CPU time of a process is read as Linux tells it')

test('a page from the cache costs the server at most twice what a bare one needs for the same bytes', async () => {
  const site = await startSite({ env: { LOG_LEVEL: 'warn' } })
  const home = `${site.url}/`
  await fetch(home, { headers: { 'Accept-Encoding': 'br' } })
  const bare = await startBareServer(home)
  const measure = async () => {
    const ours = await cpuPerRequest(home, site.process.pid, 2000)
    return ours / (await cpuPerRequest(bare.url, bare.pid, 2000))
  }
  let ratio = await measure()
  // What else ran on the machine may have met one of them alone.
  if (ratio >= 2) ratio = await measure()
  bare.stop()
  await site.stop()
  expect(ratio).toBeLessThan(2)
})

test('a page of a place that is not in the cache costs less than 150 bare answers asked for in the same way', async () => {
  const site = await startSite({ env: { LOG_LEVEL: 'warn' } })
  const bare = await startBareServer(`${site.url}/`)
  const texas = await addressesOfState(site.url, 'texas')
  const places = texas.filter((address) => /\/city\/.*?-[a-z]{2}$/.test(address))
  const few = places.filter((_, index) => index % 4 === 0).slice(0, 200)
  expect(few.length).toBe(200)
  for (const address of few.slice(0, 60)) await read(address)
  let [ours, theirs] = [0, 0]
  // By turns: whatever else the machine does, it does to both.
  for (let at = 60; at < few.length; at += 20) {
    ours += await cpuOf(site.process.pid, few.slice(at, at + 20))
    theirs += await cpuOf(bare.pid, Array<string>(200).fill(bare.url))
  }
  bare.stop()
  await site.stop()
  expect(ours / 140 / (theirs / 1400)).toBeLessThan(150)
})

async function cpuOf(pid: number | undefined, addresses: string[]) {
  const before = cpuMsOf(pid)
  for (const address of addresses) await read(address)
  return cpuMsOf(pid) - before
}

/** Unpacked by nobody: the bare server says brotli of whatever it sends. */
function read(address: string) {
  return new Promise<void>((resolve, reject) => {
    get(address, { headers: { 'Accept-Encoding': 'br' } }, (answer) => {
      answer.resume().once('end', resolve)
    }).once('error', reject)
  })
}
