import { beforeAll, describe, expect, test } from 'vitest'
import { scratchDatabase } from '../db/testing/engines.ts'
import { linesOf } from '../settings/claims/page-lines.ts'
import { pageRenderer } from '../settings/testing/render-page.ts'
import type { Site } from '../site/site.ts'
import { marked } from '../site/testing/marked-site.ts'

/** What the pages of places say, read as a visitor reads them: of towns of every size, and of none. */
const listed = ['/city/houston-tx', '/city-old/houston-tx']
const unlisted = ['/city/pecos-tx', '/city-old/pecos-tx', '/city/pecos', '/city/lost-springs-wy']
const invented = ['/city/nowhere-tx', '/city-old/nowhere-tx', '/city/nowhere', '/subcity/nowhere-tx']
const around = ['/subcity/alief-houston-tx', '/state/texas', '/state/atlantis']

const scratch = scratchDatabase('sqlite')
let render: Awaited<ReturnType<typeof pageRenderer>>
beforeAll(async () => {
  render = await pageRenderer(scratch.database)
})

async function read(path: string, site: Site = marked) {
  const { html } = await render({ path }, site)
  return linesOf(html)
}

describe('local figures', () => {
  const local = ['[residentsHelped]', '[localProperties]', '[localSuccessRate]', '[localResponse]']
  const heldIn = (lines: string[]) => local.filter((words) => lines.some((line) => line.includes(words)))

  test.each(listed)('%s, a listed city, has the four specified ones', async (path) => {
    expect(heldIn(await read(path))).toEqual(local)
  })

  test.each([...unlisted, ...invented, ...around])('%s has none that nobody counted', async (path) => {
    const lines = await read(path)
    expect(heldIn(lines)).toEqual([])
    expect(lines.filter((line) => /we help renters in [\d,]+|know ours|\bour landlords/i.test(line))).toEqual(
      [],
    )
  })

  test('a town that is not listed shows what was counted, and by whom', async () => {
    const text = (await read('/city/pecos-tx')).join('\n')
    for (const told of [
      /^People, 2020 census: [\d,]+$/m,
      /^Place by size in Texas: [\d,]+ of [\d,]+$/m,
      /^Towns within \[nearbyMiles\]: \d+$/m,
      /US Census Bureau/,
    ])
      expect(text).toMatch(told)
  })
})
