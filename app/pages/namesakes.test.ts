import { beforeAll, expect, test } from 'vitest'
import { isWorthFinding } from '../almanac/page-worth.ts'
import { scratchDatabase } from '../db/testing/engines.ts'
import { resolveCity } from '../locations/resolve.ts'
import { states } from '../locations/states.ts'
import { pageRenderer } from '../settings/testing/render-page.ts'
import { defaultSite } from '../site/site.ts'

const site = defaultSite('https://example.com')
const scratch = scratchDatabase('sqlite')
let htmlOf: (path: string) => Promise<string>
beforeAll(async () => {
  const render = await pageRenderer(scratch.database)
  htmlOf = async (path) => {
    const { status, html } = await render({ path }, site)
    return status === 200 ? html : `${path} answered ${status}`
  }
})

test('every ‘View {city} Funding’ of every state leads to a funding page of that city of that state', async () => {
  const wrong: string[] = []
  let followed = 0
  for (const state of states()) {
    for (const [, href = '', name = ''] of (await htmlOf(`/state/${state.slug}`)).matchAll(fundingLink)) {
      const isRight = href.endsWith('/funding')
        ? isFundingPage(await htmlOf(href), href, `${name}, ${state.code}`)
        : isFundingOf(resolveCity(href.slice('/city/'.length)), state.code)
      if (!isRight) wrong.push(`${state.name}: ${name} ${href}`)
      followed++
    }
  }
  expect(wrong).toEqual([])
  expect(followed).toBeGreaterThan(350)
})

test('the funding pages of one name lead to each other', async () => {
  const first = '/city/portland'
  const all = new Set([first, ...namesakesIn(await htmlOf(first))])
  expect(all.size).toBeGreaterThan(4)
  for (const path of all) {
    const others = [...all].filter((other) => other !== path)
    expect(namesakesIn(await htmlOf(path)).sort(), path).toEqual(others.sort())
  }
})

function isFundingPage(html: string, path: string, where: string) {
  return (
    html.includes(`<h1>Rental funding in ${where}</h1>`) &&
    html.includes(`<link rel="canonical" href="${site.url}${path}"`) &&
    html.includes(isWorthFinding(path) ? 'content="index, follow"' : 'content="noindex"')
  )
}

/** Nine in ten have the plain address: what it means is quicker to ask than to draw. */
function isFundingOf(city: ReturnType<typeof resolveCity>, state: string) {
  return city.kind === 'funding' && city.isKnown && city.city.state === state
}

const fundingLink = /href="(\/city\/[^"]+)"[^>]*>View ([^<]+) Funding</g

function namesakesIn(html: string) {
  const section = html.slice(html.indexOf('<h2>Other places called'))
  const list = section.slice(0, section.indexOf('</ul>'))
  return [...list.matchAll(/href="([^"]+)"/g)].map(([, href = '']) => href)
}
