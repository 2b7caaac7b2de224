import { beforeAll, describe, expect, test } from 'vitest'
import { scratchDatabase } from '../db/testing/engines.ts'
import { storyRow } from '../db/testing/rows.ts'
import { seedDemo } from '../onboarding/seed-demo-queries.server.ts'
import { linesOf } from '../settings/claims/page-lines.ts'
import { pageRenderer } from '../settings/testing/render-page.ts'
import { site } from '../site/testing/marked-site.ts'
import { pageFamilies } from './page-families.ts'

/** Invented stories on the pages as they are served, with the owner's setting on and off. */
const withoutExamples = { ...site, examples: 'off' as const }
const paths = pageFamilies.flatMap(({ samples }) => samples).filter((path) => !path.startsWith('/forms/'))
const withStars = ['/', '/testimonials']
const label = 'Illustrative example'

const scratch = scratchDatabase('sqlite')
let render: Awaited<ReturnType<typeof pageRenderer>>
beforeAll(async () => {
  render = await pageRenderer(scratch.database)
  await seedDemo(scratch.database)
})

async function read(path: string, settings = site) {
  const { html } = await render({ path }, settings)
  return { html, lines: linesOf(html), quotes: html.match(/<figure class="card quote.*?<\/figure>/gs) ?? [] }
}

describe.each(paths)('%s', (path) => {
  test('has stars on the six specified testimonials alone, and a label on every made-up quote', async () => {
    const { quotes, html } = await read(path)
    expect(html.match(/out of 5 stars/g)?.length ?? 0).toBe(withStars.includes(path) ? 6 : 0)
    expect(quotes.filter((quote) => !quote.includes(label))).toEqual([])
  })

  test('shows no made-up story while the owner shows none', async () => {
    const { html, quotes, lines } = await read(path, withoutExamples)
    expect(quotes).toEqual([])
    expect(html).not.toContain(label)
    expect(lines.filter((line) => /illustrative|made-up|\bexamples? below/i.test(line))).toEqual([])
    // A heading that lost what stood under it would be followed by the next one.
    expect(html.replace(/<style.*?<\/style>/gs, '')).not.toMatch(/<\/h2><\/div><\/div><\/section>/)
  })
})

test('stories on a town’s page come from the town or its state, and the page says which', async () => {
  const { lines } = await read('/city/pecos-tx')
  expect(lines).toContain('Made-up examples, set in Pecos and elsewhere in Texas.')
  expect(lines.some((line) => line.startsWith('Demo A.Houston, TX'))).toBe(true)
  const { lines: boise } = await read('/city/boise-id')
  expect(boise).toContain('Made-up examples, set in Boise.')
})

test('the page of testimonials says no more of the wall than the wall itself does', async () => {
  const own = 'people who were approved tell their own stories'
  const { lines } = await read('/testimonials')
  expect(lines.join('\n')).not.toContain(own)
  expect(lines.join('\n')).toContain('Stories marked as examples there are made up.')
  expect((await read('/testimonials', withoutExamples)).lines.join('\n')).toContain(own)
})

describe('the wall', () => {
  const own = 'Told by themselves.'

  test('says of made-up stories that they are, in its head too, and gives none a day of approval', async () => {
    const { html, lines } = await read('/approval-wall')
    expect(lines.join('\n')).not.toContain(own)
    expect(lines).toContain('Made-up examples for now; real stories appear here once renters send them.')
    expect(lines.join('\n')).not.toMatch(/Approved on|Sent in on|who were told no/)
    expect(html).toMatch(/<title>[^<]*made-up examples for now/)
    expect(html).toMatch(/<meta name="description" content="Made-up examples of how/)
  })

  test('a made-up story is no testimonial in a search result or a preview', async () => {
    const { html } = await read('/approval-wall')
    const [path = ''] = html.match(/\/approval-wall\/story\/[\w-]+/) ?? []
    const { html: story } = await read(path)
    expect(story).toMatch(/<meta name="description" content="Illustrative example\. Demo/)
    expect(story).toMatch(/<meta property="og:description" content="Illustrative example\. Demo/)
    expect(story).toContain('<meta name="robots" content="noindex"')
    expect(story).not.toContain('<h3')
  })

  test('is empty without examples, and a demo story is nowhere', async () => {
    const { lines, html } = await read('/approval-wall', withoutExamples)
    expect(lines).toContain('No Stories Yet')
    expect(html).not.toContain(own)
    const story = await scratch.database.db
      .selectFrom('approval_stories')
      .select('id')
      .where('status', '=', 'approved')
      .executeTakeFirstOrThrow()
    const path = `/approval-wall/story/${story.id}`
    expect((await render({ path }, site)).status).toBe(200)
    expect((await render({ path }, withoutExamples)).status).toBe(404)
  })

  test('says of real stories alone that they are told by those who lived them', async () => {
    const real = storyRow({ status: 'approved', approval_date: null })
    await scratch.database.db.insertInto('approval_stories').values(real).execute()
    const mixed = await read('/approval-wall')
    expect(mixed.html).not.toContain(own)
    expect(mixed.lines.join('\n')).toContain('Stories marked as examples are made up.')
    expect(mixed.html).toMatch(/<title>[^<]*where renters tell their stories/)
    const { html, lines } = await read('/approval-wall', withoutExamples)
    expect(html).toContain(own)
    expect(lines.some((line) => /Sent in on [A-Z][a-z]+ \d+, \d{4}$/.test(line))).toBe(true)
    await scratch.database.db.deleteFrom('approval_stories').where('id', '=', real.id).execute()
  })

  test('the form says all that is shown', async () => {
    const { html } = await read('/approval-wall/share')
    for (const shown of ['approval date (without one, the day you send this)', 'shown with your story'])
      expect(html).toContain(shown)
    expect(html).not.toContain(own)
  })
})
