import { describe, expect, test } from 'vitest'
import { isZero } from '../../claims/claims.ts'
import { pageFamilies } from '../../pages/page-families.ts'
import { publicAddresses } from '../../site/addresses.ts'
import type { RenderPage } from '../../site/context.ts'
import { defaultSite, type Site } from '../../site/site.ts'
import { siteWith } from '../register.server.ts'
import { claimsShown } from './claims-shown.server.ts'
import { linesOf } from './page-lines.ts'

test('every page with words of ours has samples, and no sample stands for two families', () => {
  const withSamples = publicAddresses.filter(({ samples }) => samples.length > 0)
  expect(pageFamilies.length).toBeGreaterThanOrEqual(withSamples.length)
  const paths = pageFamilies.flatMap(({ samples }) => samples)
  expect(new Set(paths).size).toBe(paths.length)
  // Files, data, and pages whose text an author wrote.
  const without = publicAddresses.filter(({ samples }) => samples.length === 0).map(({ path }) => path)
  expect(without.filter((path) => !path.startsWith('/sitemap'))).toEqual([
    '/approval-wall/before/:cursor',
    '/approval-wall/story/:id',
    '/stories',
    '/photos/:id/:file?',
    '/articles/before/:cursor',
    '/articles/feed.xml',
    '/articles/preview/:token',
    '/articles/:slug',
    '/article-images/:id/:file?',
    '/rent-finder/answer',
    '/tools/reference.json',
    '/tools/towns.txt',
    '/sw.js',
    '/site.webmanifest',
    // Made for one person, from what they sent.
    '/applications/begin',
    '/applications/send',
    '/applications/resume',
    '/applications/sent',
    '/applications/mine',
    '/applications/download',
    '/social/*',
    '/robots.txt',
    '/island-error',
    '/count',
  ])
})

test('a page is read line by line, as people see it', () => {
  const html = `<html><head><title>A &amp; B</title><meta name="description" content="Costs $5"/></head>
    <body class="x"><script>var no = 1</script><p>One <b>bold<!-- --> word</b>.</p>
    <dl><dt>Fee</dt><dd>$5</dd></dl><a href="/x">Go</a><style>p{}</style>
    <div data-props="{&quot;a&quot;:{&quot;b&quot;:[&quot;Later words&quot;,3]}}"></div></body></html>`
  expect(linesOf(html)).toEqual(['A & B', 'Costs $5', 'One bold word.', 'Fee: $5', 'Go', 'Later words'])
})

test('a claim is found where a page shows it, in its sentence and in today’s words', async () => {
  const site = defaultSite('https://example.test')
  const render = async (path: string, { claims, brand }: Site) => ({
    status: path === '/terms' ? 500 : 200,
    tags: new Set<string>(),
    html: `<title>Page ${path} | ${brand}</title><body><p>Hello. It costs ${claims.applicationFee} once.</p>${
      path === '/diy-rental-kit' ? `<p>${claims.kitOneAdult}</p>` : ''
    }</body>`,
  })
  const { uses, unread, lines } = await claimsShown(render, pageFamilies, site)
  expect(uses.get('kitOneAdult')).toEqual([
    { text: '$399.95', places: [{ page: 'Page /diy-rental-kit', path: '/diy-rental-kit' }] },
  ])
  const [fee, ...others] = uses.get('applicationFee') ?? []
  expect(others).toEqual([])
  expect(fee?.text).toBe('It costs $99.95 once.')
  expect(fee?.places).toContainEqual({ page: 'State pages', path: '/state/texas' })
  expect(uses.has('placementFee')).toBe(false)
  expect(unread).toEqual(['/terms'])
  expect(lines.some(({ text }) => text.includes('[['))).toBe(false)
})

test('a claim that its page leaves out at 0 is found nowhere', async () => {
  const site = siteWith('https://example.test', new Map([['claim.familiesHoused', 0]]))
  const render = async (_path: string, { claims }: Site) => ({
    status: 200,
    tags: new Set<string>(),
    html: `<body><p>${isZero(claims, 'familiesHoused') ? '' : `${claims.familiesHoused} families.`}</p></body>`,
  })
  expect((await claimsShown(render, pageFamilies, site)).uses.has('familiesHoused')).toBe(false)
})

describe('of pages that were read', () => {
  const families = pageFamilies.filter(({ route }) => ['/', '/approval-wall', '/terms'].includes(route))
  const site = () => defaultSite('https://example.test')
  /** One whose wall tells stories, and which notes what it is asked for. */
  const openRender = () => {
    const asked: string[] = []
    const told = { story: 'Her story', status: 200 }
    const render: RenderPage = async (path, { claims }) => {
      asked.push(path)
      const isWall = path === '/approval-wall'
      return {
        status: path === '/terms' ? told.status : 200,
        tags: new Set(isWall ? ['stories'] : []),
        html: `<body><p>${isWall ? told.story : claims.applicationFee}</p></body>`,
      }
    }
    return { asked, told, render }
  }

  test('those with stories or articles are made again when those change, and no other', async () => {
    const { asked, told, render } = openRender()
    const first = await claimsShown(render, families, site(), 'one story')
    expect(asked).toHaveLength(3)
    told.story = 'Another story'
    const next = await claimsShown(render, families, site(), 'two stories')
    expect(asked.slice(3)).toEqual(['/approval-wall'])
    expect(next.lines.map(({ text }) => text)).toContain('Another story')
    expect(next.lines.map(({ text }) => text)).not.toContain('Her story')
    expect(next.uses).toEqual(first.uses)
    expect(await claimsShown(render, families, site(), 'two stories')).toBe(next)
    expect(asked).toHaveLength(4)
  })

  test('one that could not be made is tried again with the next change', async () => {
    const { asked, told, render } = openRender()
    told.status = 500
    expect((await claimsShown(render, families, site(), 'one story')).unread).toEqual(['/terms'])
    told.status = 200
    expect((await claimsShown(render, families, site(), 'two stories')).unread).toEqual([])
    expect(asked.slice(3).toSorted()).toEqual(['/approval-wall', '/terms'])
  })

  test('all are made again when a setting has changed that they tell, also after a mistake', async () => {
    const { asked, render } = openRender()
    await claimsShown(render, families, site(), 'one story')
    const dearer = siteWith('https://example.test', new Map([['claim.applicationFee', 109.95]]))
    let isAway = true
    const away: RenderPage = (path, site) => {
      if (isAway) throw new Error('the database is away')
      return render(path, site)
    }
    await expect(claimsShown(away, families, dearer, 'one story')).rejects.toThrow('away')
    isAway = false
    const { lines } = await claimsShown(away, families, dearer, 'one story')
    expect(lines.map(({ text }) => text)).toContain('$109.95')
    expect(asked).toHaveLength(6)
    await claimsShown(render, families, dearer, 'one story')
    expect(asked).toHaveLength(9)
  })
})
