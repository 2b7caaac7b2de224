import sharp from 'sharp'
import { afterAll, afterEach, expect, test, vi } from 'vitest'
import { type SocialPicture, sitePicture, socialDrawings } from '../site/social-picture.ts'
import { artColors, artMarkup } from './art-markup.tsx'
import { createPictureRenderer, type PictureRenderer } from './picture-renderer.server.ts'

const homePicture = sitePicture('en')
const warn = vi.fn()
const opened: PictureRenderer[] = []
function open(options: Partial<Parameters<typeof createPictureRenderer>[0]> = {}) {
  const renderer = createPictureRenderer({ log: { warn, error() {} }, ...options })
  opened.push(renderer)
  return renderer
}
afterEach(async () => {
  warn.mockClear()
  await Promise.all(opened.splice(0).map((renderer) => renderer.close()))
})
/** For tests that ask for pictures nobody else asks for: its process starts once. */
const shared = createPictureRenderer({ log: { warn, error() {} } })
afterAll(() => shared.close())

const orderOf = (picture: SocialPicture, photo?: Uint8Array) => async () => ({
  picture,
  brand: 'Second Key Rentals',
  art: artMarkup(picture.art),
  colors: artColors,
  ...(photo && { photo }),
})

async function bodyOf(rendered: ReturnType<PictureRenderer['render']>) {
  const answer = await rendered
  if (!('body' in answer)) throw new Error(answer.trouble)
  return Buffer.from(answer.body)
}

/** For tests that do not look at what is drawn. */
const dot = async () => ({ svg: '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>' })

const longHeadline = 'A very long title that goes on and on, with “marks”, Ñ and é, '.repeat(6)

test('every drawing gives a picture of 1200 by 630 of at most 60 KB, with the longest title too', async () => {
  for (const drawing of socialDrawings) {
    const picture: SocialPicture = {
      ...homePicture,
      headline: longHeadline,
      art: { kind: 'drawing', drawing },
    }
    const body = await bodyOf(shared.render(drawing, orderOf(picture), 'a network'))
    expect(await sharp(body).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 })
    expect(body.length, drawing).toBeLessThan(60 * 1024)
  }
}, 60_000)

test('an author’s photograph stands in the shape of a door', async () => {
  const red = sharp({ create: { width: 1280, height: 853, channels: 3, background: '#c82828' } })
  const picture: SocialPicture = { ...homePicture, art: { kind: 'photo', id: 'x' } }
  const body = await bodyOf(shared.render('red', orderOf(picture, await red.webp().toBuffer()), 'a network'))
  expect(await sharp(body).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
  const { data, info } = await sharp(body).raw().toBuffer({ resolveWithObject: true })
  const redAt = (x: number, y: number) => data[(y * info.width + x) * info.channels] ?? 0
  expect(redAt(918, 400)).toBeGreaterThan(150)
  expect(redAt(690, 500)).toBeLessThan(60) // the green frame around it
  expect(redAt(705, 70)).toBeGreaterThan(230) // paper beside the round top
})

test('a photograph full of detail is kept small too', async () => {
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 40 }
  const busy = sharp({ create: { width: 1280, height: 853, channels: 3, background: '#000', noise } }).blur(1)
  const picture: SocialPicture = { ...homePicture, art: { kind: 'photo', id: 'x' } }
  const body = await bodyOf(
    shared.render('busy', orderOf(picture, await busy.webp().toBuffer()), 'a network'),
  )
  expect(body.length).toBeLessThan(60 * 1024)
})

test('a picture is rendered once, however many ask at the same time and later', async () => {
  const order = vi.fn(dot)
  const asked = await Promise.all(Array.from({ length: 5 }, () => shared.render('once', order, 'a network')))
  expect(await shared.render('once', order, 'a network')).toEqual(asked[0])
  expect(order).toHaveBeenCalledTimes(1)
})

test('a request beyond the queue is refused, and served later', async () => {
  const renderer = open({ maxWaiting: 1 })
  const waiting = ['one', 'two'].map((key) => renderer.render(key, dot, 'a network'))
  expect(await renderer.render('three', dot, 'a network')).toEqual({ trouble: 'busy' })
  for (const answer of await Promise.all(waiting)) expect(answer).toHaveProperty('body')
  expect(await renderer.render('three', dot, 'a network')).toHaveProperty('body')
})

test('one network that asks for many is served in turns with another', async () => {
  const renderer = open({ maxWaitingPerSender: 3 })
  const order: string[] = []
  const ask = async (key: string, sender: string) => {
    const answer = await renderer.render(key, dot, sender)
    order.push('trouble' in answer ? answer.trouble : key)
  }
  const many = ['a1', 'a2', 'a3', 'a4', 'a5'].map((key) => ask(key, 'many'))
  await Promise.all([...many, ask('b1', 'one')])
  expect(order).toEqual(['busy', 'a1', 'b1', 'a2', 'a3', 'a4'])
})

test('what waits in a long queue is rendered sooner for a sender whose turn it is', async () => {
  const order: string[] = []
  const ask = async (key: string, sender: string) => {
    await shared.render(key, dot, sender)
    order.push(`${key} for ${sender}`)
  }
  const many = ['a1', 'a2', 'a3', 'a4'].map((key) => ask(key, 'many'))
  await Promise.all([...many, ask('a4', 'one')])
  expect(order.indexOf('a4 for one')).toBeLessThan(order.indexOf('a2 for many'))
})

test('one that cannot be rendered is logged and blocks no other', async () => {
  const broken = shared.render(
    'broken',
    orderOf({ ...homePicture, art: { kind: 'photo', id: 'x' } }, Buffer.from('no picture')),
    'a network',
  )
  const next = shared.render('behind it', dot, 'a network')
  expect(await broken).toEqual({ trouble: 'failed' })
  expect(warn).toHaveBeenCalledTimes(1)
  expect(await next).toHaveProperty('body')
})

test('only the last pictures used are cached', async () => {
  const order = vi.fn(dot)
  // Each counts for a little more than half a kilobyte.
  const renderer = open({ maxBytes: 1000 })
  for (const key of ['one', 'two', 'one']) await renderer.render(key, order, 'a network')
  expect(order).toHaveBeenCalledTimes(3)
})
