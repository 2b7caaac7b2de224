import sharp from 'sharp'
import { expect, test } from 'vitest'
import { blackPng } from '../app/photos/testing/black-png.ts'
import { jpegWithEndlessNotes, pngWithCompressedText } from '../app/photos/testing/hostile-notes.ts'
import { picture } from '../app/photos/testing/pictures.ts'
import { dose } from './testing/dose.ts'
import { storyForm } from './testing/multipart.ts'
import { targetForFile } from './testing/target.ts'

const target = targetForFile()
const slots = ['renterPhoto', 'exteriorPhoto', 'interiorPhoto']

function storyWith(photo: Buffer, headline: string, fields = slots) {
  const files = fields.map((name) => ({ name, fileName: 'me.jpg', type: 'image/jpeg', content: photo }))
  return storyForm({ headline, email: `${headline.replaceAll(/\W+/g, '.')}@example.com` }, files)
}

test.each([
  ['one column of 49 million pixels', () => blackPng({ width: 1, height: 49_000_000, bits: 1 })],
  ['one row of 49 million pixels', () => blackPng({ width: 49_000_000, height: 1, bits: 1 })],
  [
    'colours of 16 bits, interlaced',
    () => blackPng({ width: 7_000, height: 7_000, bits: 64, isInterlaced: true }),
  ],
  [
    'more than fit into memory',
    () =>
      sharp({ create: { width: 7_070, height: 7_070, channels: 3, background: '#777' } })
        .withIccProfile('cmyk')
        .jpeg()
        .toBuffer(),
  ],
])('a picture of %s is refused, and the photo process never has to be ended for it', async (what, make) => {
  const form = storyWith(await make(), what, ['renterPhoto'])
  const answer = await target.visitor().postMultipart('/stories', form)
  expect([answer.status, answer.body]).toEqual([422, expect.stringContaining('Error uploading file')])
  expect(target.site.output()).not.toContain('photo given up')
})

test.each([
  ['notes that lead back to themselves', jpegWithEndlessNotes],
  ['words that unpack to gigabytes', () => pngWithCompressedText(300)],
])('a photo with %s is taken without them', async (what, make) => {
  const form = storyWith(await make(), what, ['renterPhoto'])
  const answer = await target.visitor().postMultipart('/stories', form)
  expect(answer.status).toBe(201)
  expect(target.site.output()).not.toContain('photo given up')
  target.expects({ approval_stories: 1, story_decisions: 1, photos: 1, photo_files: 'any' })
})

test('the heaviest photos of one network do not stand before those of another', async () => {
  const heavy = await blackPng({ width: 5_000, height: 5_000, bits: 1, isInterlaced: true })
  const light = await picture(40, 30).jpeg().toBuffer()
  const order: string[] = []
  const greedy = target.visitor()
  const send = async (visitor: typeof greedy, headline: string, photo: Buffer) => {
    const { status } = await visitor.postMultipart('/stories', storyWith(photo, headline))
    order.push(headline)
    expect(status, headline).toBe(201)
  }
  // Either could be under way in the other's place: the second is what must wait.
  const many = ['one', 'two'].map((name) => send(greedy, `Heavy ${name}`, heavy))
  // Theirs are under way when the other comes.
  await new Promise((resolve) => setTimeout(resolve, 700))
  await Promise.all([...many, send(target.visitor(), 'Light', light)])
  expect(order[0]).toBe('Light')
  target.expects({ approval_stories: 3, story_decisions: 3, photos: 9, photo_files: 'any' })
})

test('one network that wants many pictures of pages drawn keeps none from another', async () => {
  const towns = ['reno-nv', 'akron-oh', 'toledo-oh', 'tampa-fl', 'boise-id', 'provo-ut', 'waco-tx', 'mesa-az']
  const more = ['salem-or', 'miami-fl', 'tulsa-ok', 'omaha-ne', 'plano-tx', 'laredo-tx', 'irving-tx']
  const large = ['dallas-tx', 'austin-tx', 'denver-co', 'boston-ma', 'chicago-il', 'phoenix-az', 'seattle-wa']
  const others = ['fresno-ca', 'oakland-ca', 'newark-nj', 'buffalo-ny', 'madison-wi']
  const places = [...towns, ...more, ...large, ...others].slice(0, dose(27, 10))
  // Two browsers of one network, each with twenty connections.
  const [greedy, twin] = [target.visitorFrom('198.51.100.9'), target.visitorFrom('198.51.100.9')]
  const addressOf = async (place: string) => {
    const page = await greedy.get(`/city/${place}`)
    return /\/social\/city\/[^"]+/.exec(page.body)?.[0] ?? ''
  }
  const addresses: string[] = []
  for (const place of places) addresses.push(await addressOf(place))
  const other = await addressOf('houston-tx')
  target.allowsBusy()
  const order: string[] = []
  const many = addresses.map(async (address, number) => {
    await (number % 2 ? greedy : twin).get(address)
    order.push('greedy')
  })
  await new Promise((resolve) => setTimeout(resolve, 300))
  expect((await target.visitor().get(other)).status).toBe(200)
  order.push('other')
  await Promise.all(many)
  expect(order.at(-1)).toBe('greedy')
})
