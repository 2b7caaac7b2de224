import { beforeAll, expect, test } from 'vitest'
import { scratchDatabase } from '../db/testing/engines.ts'
import { linesOf } from '../settings/claims/page-lines.ts'
import { pageRenderer } from '../settings/testing/render-page.ts'
import { defaultSite, type Site } from '../site/site.ts'

/** What the policies say is what the program does. */
const scratch = scratchDatabase('sqlite')
const site = defaultSite('https://example.test')
let render: Awaited<ReturnType<typeof pageRenderer>>
beforeAll(async () => {
  render = await pageRenderer(scratch.database)
})

async function read(path: string, changed: Partial<Site> = {}) {
  return linesOf((await render({ path }, { ...site, ...changed })).html)
}

test('the privacy page tells of everything that stays in a browser, and of what leaves it', async () => {
  const said = (await read('/privacy')).join('\n')
  expect(said).toMatch(/While you write your story, what you type stays in your browser until you send it/)
  expect(said).toMatch(/your budget goes along in the address/)
  expect(said).toMatch(/the town, the income, the rent\. Our server reckons with it and does not keep it/)
  expect(said).toMatch(/The private link in our first mail lets you do it yourself/)
})

test('the privacy page says how long closed applications are kept, as the owner set it', async () => {
  const said = (await read('/privacy', { keepApplications: 7 })).join('\n')
  expect(said).toContain('Once an application is closed, we erase it after 7 months.')
})

test('nothing is deleted “for good” while a safety copy may hold it', async () => {
  expect((await read('/privacy')).filter((line) => /for good/.test(line))).toEqual([])
})

test('the terms claim no obedience to laws that a refusal of vouchers may break, and no page outranks another', async () => {
  const said = (await read('/terms')).join('\n')
  expect(said).not.toMatch(/follow the fair housing laws|the program policy counts/)
  expect(said).toContain('The law of your state or city may protect more than these.')
})

test('the policy promises case management only where a program has it', async () => {
  const said = await read('/policy-terms')
  expect(said.filter((line) => line.startsWith('We manage your case'))).toEqual([])
  expect(said.join('\n')).toContain('With the kit you do this yourself.')
})

test('a changed price moves a date at the top of the policy; the specified one stays', async () => {
  const since = 'A price or a rule on this page last changed on'
  const changed = await read('/policy-terms', { changedOn: { ...site.changedOn, program: '2099-11-16' } })
  expect(changed).toContain('Last updated 01/20/2025')
  expect(changed).toContain(`${since} November 16, 2099.`)
  // Our own words changed too: the later of both days counts.
  const own = (await read('/policy-terms')).find((line) => line.startsWith(since))
  expect(own).toMatch(/20(2[6-9]|[3-9]\d)\.$/)
  expect(await read('/policy-terms', { changedOn: { ...site.changedOn, program: '2025-02-01' } })).toContain(
    own,
  )
})

test.each(['/policy-terms', '/privacy', '/terms', '/accessibility'])(
  '%s is called the same in its trail and in the trail for search engines',
  async (path) => {
    const { html } = await render({ path }, site)
    const heading = /<h1>([^<]+)</.exec(html)?.[1]?.replace('&amp;', '&')
    const trail = JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)?.[1] ?? '{}')
    const [crumbs] = trail['@graph'].filter((thing: object) => 'itemListElement' in thing)
    expect(crumbs.itemListElement.at(-1).name).toBe(heading)
  },
)
