import { Agent } from 'node:http'
import { expect, onTestFinished, test } from 'vitest'
import { ask } from './testing/ask.ts'
import { type EngineName, engines, freshData } from './testing/engines.ts'
import { moveStory, signIn } from './testing/owner.ts'
import { childrenOf, isAlive } from './testing/processes.ts'
import { isQuick } from './testing/quick.ts'
import { storiesByHeadline, withDatabase } from './testing/rows.ts'
import { type Site, startSite } from './testing/site.ts'
import { storyRequest } from './testing/story.ts'
import { until } from './testing/until.ts'
import { startVisitors } from './testing/visitors.ts'

const token = 'a-token-of-the-metrics'
const warmPages = 3

/** A site of two processes, once both of them serve. */
async function startTwo(engine: EngineName) {
  const { env, options } = await freshData(engine)
  const site = await startSite({
    env: { ...env, WORKERS: '2', WARM_PAGES: String(warmPages), METRICS_TOKEN: token },
  })
  await until('both serve', () => timesSaid(site, 'listening') === 2)
  return { site, options }
}

/** How often a line of the log came. */
function timesSaid(site: Site, message: string) {
  return site.output().split(`"msg":"${message}"`).length - 1
}

function pidWithBackgroundJobs(site: Site) {
  const [, pid] = /"pid":(\d+),"msg":"the background jobs run here"/.exec(site.output()) ?? []
  return Number(pid)
}

test.each(isQuick ? (['sqlite'] as const) : engines)(
  '%s: a process killed under load costs what it was answering, a roll costs nothing, and both end as one',
  async (engine) => {
    const { site } = await startTwo(engine)
    expect(site.output().split('is open at').length - 1).toBe(1)
    const agent = new Agent({ keepAlive: true })
    onTestFinished(() => agent.destroy())
    const everyTime = startVisitors(site.url)
    const staying = startVisitors(site.url, agent)
    const answered = () => everyTime.answered() + staying.answered()
    await until('people are answered', () => answered() > 50)

    process.kill(pidWithBackgroundJobs(site), 'SIGKILL')
    await until('another serves in its place', () => timesSaid(site, 'listening') === 3)
    expect(timesSaid(site, 'the background jobs run here')).toBe(2)
    const lost = [...everyTime.failures(), ...staying.failures()]
    expect(lost.length).toBeLessThanOrEqual(8) // as many as there are visitors
    expect(lost.filter((failure) => !/ECONNRESET|socket hang up/.test(failure))).toEqual([])

    const before = childrenOf(site.pid)
    site.process.kill('SIGHUP')
    await until('all processes are new', () => timesSaid(site, 'all processes are new') === 1, 90_000)
    const rolled = answered()
    await until('the new ones answer', () => answered() > rolled + 20)
    expect(childrenOf(site.pid).filter((pid) => before.includes(pid))).toEqual([])
    // Nobody meets a successor without its pages.
    expect(timesSaid(site, 'pages made before the first visitor')).toBe(2)
    expect(site.output()).toContain(`"pages":${warmPages},`)
    await Promise.all([everyTime.stop(), staying.stop()])
    expect([...everyTime.failures(), ...staying.failures()].slice(lost.length)).toEqual([])

    const last = childrenOf(site.pid)
    expect(await site.stop('SIGTERM')).toBe(0)
    expect(last.length).toBe(2)
    expect(last.filter(isAlive)).toEqual([])
    console.log(
      `${engine}: ${answered()} requests, ${lost.length} lost with the killed process, 0 in the roll`,
    )
  },
)

test.each(isQuick ? (['sqlite'] as const) : engines)(
  '%s: limits, decisions and figures are the site’s, not one process’s, and no process outlives it',
  async (engine) => {
    const { site, options } = await startTwo(engine)
    // Each has made the pages asked for most before anybody came, and makes them anew after a change.
    await until('both have pages', async () => (await metricOf(site, /^site_cache_entries/)) >= 2 * warmPages)
    const rendered = /^site_cache_events_total\{[^}]*event="render"/
    const made = await metricOf(site, rendered)
    await withDatabase(options, (database) => database.change(['site'], async () => {}))
    await until('they are made anew', async () => (await metricOf(site, rendered)) >= made + 2 * warmPages)

    const { body, headers } = await storyRequest({ headline: 'From one house' })
    const statuses: number[] = []
    for (let sent = 0; sent < 8; sent++) {
      const { status } = await ask(`${site.url}/stories`, { body, headers })
      statuses.push(status)
    }
    // Which of the two takes it, the system decides.
    expect(statuses.filter((status) => status === 201 || status === 200).length).toBe(5)
    expect(statuses.slice(5)).toEqual([429, 429, 429])

    const wall = async () => (await ask(`${site.url}/approval-wall`)).text.includes('From one house')
    const walls = async () => await Promise.all(Array.from({ length: 12 }, wall))
    expect(new Set(await walls())).toEqual(new Set([false]))
    const admin = await signIn(site)
    const [story] = await withDatabase(options, (database) => storiesByHeadline(database, 'From one house'))
    if (!story) throw new Error('The story is not there')
    await moveStory(site, admin, { id: story.id, version: story.version, move: 'approve', from: 'pending' })
    await until('every process shows it', async () => !(await walls()).includes(false), 5000)

    const health = await ask(`${site.url}/admin/health`, { headers: admin })
    expect(health.text).toContain('in 2 processes')

    // Nobody looks after them any more: they end too.
    const orphans = childrenOf(site.pid)
    expect(orphans.length).toBe(2)
    site.process.kill('SIGKILL')
    await until('none is left', () => !orphans.some(isAlive))
  },
)

/** The sum of a figure over all processes. */
async function metricOf(site: Site, name: RegExp) {
  const { text } = await ask(`${site.url}/metrics`, { headers: { Authorization: `Bearer ${token}` } })
  const lines = text.split('\n').filter((line) => name.test(line))
  return lines.reduce((sum, line) => sum + Number(line.split(' ').at(-1)), 0)
}

test('a wrong setting is said once and ends the start', async () => {
  const site = await startSite({ env: { WORKERS: '2', DATA_DIR: '/dev/null/nowhere' }, waitsFor: 'nothing' })
  expect(await site.ended).toBe(1)
  expect(site.output().split('DATA_DIR is wrong').length - 1).toBe(1)
})
