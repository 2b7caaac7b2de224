import { expect, test } from 'vitest'
import { blackPng } from '../app/photos/testing/black-png.ts'
import { jpegWithEndlessNotes } from '../app/photos/testing/hostile-notes.ts'
import { type Answer, ask } from './testing/ask.ts'
import { smallPhoto } from './testing/pictures.ts'
import { type Site, startSite } from './testing/site.ts'
import { sendStory } from './testing/story.ts'

const fields = {
  fullName: 'Six Stories',
  email: 'six@example.com',
  city: 'Akron',
  state: 'OH',
  howHelped: 'They called the office. Twice.',
  encouragement: 'Ask again.',
}

/** A story of three photos, from a network of the test's choice. */
async function sendThree({ url }: Site, headline: string, photo: Buffer, address: string): Promise<Answer> {
  const data = new FormData()
  for (const [name, value] of Object.entries({ ...fields, headline })) data.set(name, value)
  for (const name of ['renterPhoto', 'exteriorPhoto', 'interiorPhoto'])
    data.set(name, new Blob([new Uint8Array(photo)]), 'me.png')
  const encoded = new Response(data)
  const headers = { 'content-type': encoded.headers.get('content-type') ?? '', 'x-forwarded-for': address }
  return await ask(`${url}/stories`, {
    headers,
    body: Buffer.from(await encoded.arrayBuffer()),
    timeoutMs: 280_000,
  })
}

test.each([
  ['one column of 49 million pixels', () => blackPng({ width: 1, height: 49_000_000, bits: 1 }), 422],
  ['notes without an end', jpegWithEndlessNotes, 201],
])('three photos of %s never end the photo process', async (_, make, status) => {
  const site = await startSite()
  const answer = await sendThree(site, 'Hostile', await make(), '10.66.0.1')
  expect(answer.status).toBe(status)
  expect(site.output()).not.toContain('photo given up')
  expect((await sendStory(site, { headline: 'Honest', photo: await smallPhoto() })).status).toBe(201)
})

test('five stories of the heaviest photos from one network finish after another network’s three', async () => {
  const site = await startSite()
  const heavy = await blackPng({ width: 7_000, height: 7_000, bits: 1, isInterlaced: true })
  const order: string[] = []
  const send = async (headline: string, photo: Buffer, address: string) => {
    const { status } = await sendThree(site, headline, photo, address)
    order.push(headline)
    expect(status, headline).toBe(201)
  }
  const many = ['One', 'Two', 'Three', 'Four', 'Five'].map((name) => send(name, heavy, '10.66.0.1'))
  // Theirs are under way when the other comes.
  await new Promise((resolve) => setTimeout(resolve, 3000))
  await Promise.all([...many, send('Honest', await smallPhoto(), '10.77.0.1')])
  expect(order[0]).toBe('Honest')
  expect(site.output()).not.toContain('photo given up')
})
