import { mkdir, mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { maxPhotoBytes } from '../../photos/max-photo-bytes.ts'
import { removeLeftUploads } from '../../platform/upload-folder.server.ts'
import { readSubmission, SubmissionNotKept, SubmissionUnreadable } from './read-submission.server.ts'
import { parseSubmission } from './submission.ts'

let folder = ''
beforeEach(async () => {
  folder = join(await mkdtemp(join(tmpdir(), 'second-key-test-')), 'uploads')
})
afterEach(async () => {
  await rm(dirname(folder), { recursive: true, force: true })
})

const left = async () => await readdir(folder).catch(() => [])

function post(body: BodyInit, init: RequestInit = {}) {
  return new Request('http://localhost/approval-wall/share', { method: 'POST', body, ...init })
}

function formOf(parts: [string, string | Blob, string?][]) {
  const form = new FormData()
  for (const [name, value, fileName] of parts) {
    if (typeof value === 'string') form.append(name, value)
    else form.append(name, value, fileName)
  }
  return form
}

const photo = (bytes: number) => new Blob([new Uint8Array(bytes).fill(7)], { type: 'image/jpeg' })

test('fields and photos arrive, and the photos lie in files that only we can read', async () => {
  const body = formOf([
    ['fullName', 'Zoë 😀'],
    ['howHelped', 'One\r\ntwo'],
    ['renterPhoto', photo(70_000), 'me.jpg'],
    ['interiorPhoto', photo(3), 'room.png'],
  ])
  const received = await readSubmission(post(body), folder)
  expect(received.fields).toEqual({ fullName: 'Zoë 😀', howHelped: 'One\r\ntwo' })
  expect(received.fileErrors).toEqual({})
  expect(received.files.map(({ slot, bytes }) => [slot, bytes])).toEqual([
    ['renter', 70_000],
    ['interior', 3],
  ])
  for (const { path, bytes } of received.files) {
    expect((await stat(path)).mode & 0o777).toBe(0o600)
    expect(await readFile(path)).toEqual(Buffer.alloc(bytes, 7))
  }
  const [home = ''] = await left()
  expect((await stat(join(folder, home))).mode & 0o777).toBe(0o700)
  await received.cleanup()
  expect(await left()).toEqual([])
})

test('photo fields left empty are no photos', async () => {
  const empty = new Blob([], { type: 'application/octet-stream' })
  const body = formOf([
    ['renterPhoto', empty, ''],
    ['exteriorPhoto', empty, ''],
    ['email', 'a@b.example'],
  ])
  const { files, fileErrors, fields, cleanup } = await readSubmission(post(body), folder)
  expect({ files, fileErrors, fields }).toEqual({
    files: [],
    fileErrors: {},
    fields: { email: 'a@b.example' },
  })
  await cleanup()
})

test('a photo of exactly 5 MB is taken; one byte more is refused beside its field and the rest is kept', async () => {
  const body = formOf([
    ['renterPhoto', photo(maxPhotoBytes), 'a.jpg'],
    ['exteriorPhoto', photo(maxPhotoBytes + 1), 'b.jpg'],
    ['interiorPhoto', photo(maxPhotoBytes * 2), 'c.jpg'],
    ['headline', 'After the photos'],
  ])
  const { files, fileErrors, fields, cleanup } = await readSubmission(post(body), folder)
  expect(files).toMatchObject([{ slot: 'renter', bytes: maxPhotoBytes }])
  expect(fileErrors).toEqual({
    exteriorPhoto: 'File size must be less than 5MB',
    interiorPhoto: 'File size must be less than 5MB',
  })
  expect(fields).toEqual({ headline: 'After the photos' })
  const [home = ''] = await left()
  expect(await readdir(join(folder, home))).toEqual(['renter'])
  await cleanup()
})

test.each(['../../evil.jpg', '/etc/passwd', '%00', '"; rm -rf', 'x'.repeat(500)])(
  'the file name %j plays no part',
  async (name) => {
    const { files, cleanup } = await readSubmission(post(formOf([['renterPhoto', photo(9), name]])), folder)
    expect(files).toMatchObject([{ slot: 'renter', bytes: 9, path: expect.stringMatching(/\/renter$/) }])
    await cleanup()
  },
)

test('a second photo for one place is not taken in silence', async () => {
  const body = formOf([
    ['renterPhoto', photo(1), 'a.jpg'],
    ['renterPhoto', photo(2), 'b.jpg'],
  ])
  const { files, fileErrors, cleanup } = await readSubmission(post(body), folder)
  expect(files).toMatchObject([{ bytes: 1 }])
  expect(fileErrors).toEqual({ renterPhoto: 'Please choose one photo here' })
  await cleanup()
})

test('fields and files we do not know are passed over', async () => {
  const body = formOf([
    ['__proto__', 'x'],
    ['status', 'approved'],
    ['avatar', photo(1000), 'a.jpg'],
    ['city', 'Tampa'],
  ])
  const { fields, files, cleanup } = await readSubmission(post(body), folder)
  expect({ fields, files }).toEqual({ fields: { city: 'Tampa' }, files: [] })
  await cleanup()
})

test('a field ends where its text is refused as too long, whatever its letters are', async () => {
  for (const letter of ['x', 'é', '語', '😀']) {
    const { fields, cleanup } = await readSubmission(
      post(formOf([['howHelped', letter.repeat(60_000)]])),
      folder,
    )
    expect(Buffer.byteLength(fields.howHelped ?? '')).toBeLessThanOrEqual(48 * 1024 + 4)
    expect(parseSubmission(fields).errors.howHelped).toBe('Please use at most 4,000 characters')
    await cleanup()
  }
})

test('of a sender who must wait the words are read and no photo is kept', async () => {
  const body = formOf([
    ['renterPhoto', photo(1000), 'a.jpg'],
    ['city', 'Tampa'],
  ])
  const { fields, files, cleanup } = await readSubmission(post(body), folder, { takesPhotos: false })
  expect({ fields, files }).toEqual({ fields: { city: 'Tampa' }, files: [] })
  await cleanup()
})

test('a form of the other kind has no parts to count and is refused', async () => {
  const request = new Request('http://localhost/stories', {
    method: 'POST',
    body: new URLSearchParams({ fullName: 'A' }),
  })
  await expect(readSubmission(request, folder)).rejects.toThrow(SubmissionUnreadable)
})

test('a form of 41 parts is refused', async () => {
  const parts = Array.from({ length: 41 }, (): [string, string] => ['city', 'x'])
  await expect(readSubmission(post(formOf(parts)), folder)).rejects.toThrow(SubmissionUnreadable)
  await expect(readSubmission(post(formOf(parts.slice(1))), folder)).resolves.toMatchObject({})
})

const multipart = { headers: { 'content-type': 'multipart/form-data; boundary=b' } }
const photoHead = '--b\r\ncontent-disposition: form-data; name="renterPhoto"; filename="a"\r\n\r\n'

test.each([
  ['cut off in a photo', `${photoHead}abc`],
  ['cut off in a header', '--b\r\ncontent-dispo'],
  ['without a single part', ''],
  ['of nonsense', 'hello'],
  ['with a broken part', '--b\r\ncontent-disposition: form-data; name="a\0"\r\n\r\nx\r\n--b--\r\n'],
])('a body %s is refused with a clear error, and nothing is left', async (_what, body) => {
  await expect(readSubmission(post(body, multipart), folder)).rejects.toThrow(SubmissionUnreadable)
  expect(await left()).toEqual([])
})

test.each(['application/json', 'multipart/form-data', 'nonsense'])('%s is not read', async (type) => {
  const request = post('{}', { headers: { 'content-type': type } })
  await expect(readSubmission(request, folder)).rejects.toThrow(SubmissionUnreadable)
  expect(await left()).toEqual([])
})

function streamOf(chunks: AsyncGenerator<string>) {
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await chunks.next()
      if (done) controller.close()
      else controller.enqueue(new TextEncoder().encode(value))
    },
    cancel: () => void chunks.return(undefined),
  })
}

test('an error of the body, such as too large, comes through as it is, and nothing is left', async () => {
  class TooLarge extends Error {}
  const body = streamOf(
    (async function* () {
      yield photoHead
      yield 'x'.repeat(100_000)
      throw new TooLarge()
    })(),
  )
  const request = post(body, { ...multipart, duplex: 'half' } as RequestInit)
  await expect(readSubmission(request, folder)).rejects.toThrow(TooLarge)
  expect(await left()).toEqual([])
})

test('when the visitor leaves half-way, nothing is left', async () => {
  const gone = new AbortController()
  const body = streamOf(
    (async function* () {
      yield photoHead
      for (;;) {
        yield 'x'.repeat(1000)
        await sleep(5)
      }
    })(),
  )
  const request = post(body, { ...multipart, signal: gone.signal, duplex: 'half' } as RequestInit)
  const reading = readSubmission(request, folder)
  setTimeout(() => gone.abort(), 100)
  await expect(reading).rejects.toThrow()
  expect(await left()).toEqual([])
})

test('when the disk takes no photo, the words before and after it are still known', async () => {
  // A file where the folder should be: nothing can be kept in it.
  await writeFile(folder, '')
  const body = formOf([
    ['fullName', 'Ada'],
    ['renterPhoto', photo(3_000_000), 'a.jpg'],
    ['exteriorPhoto', photo(3_000_000), 'b.jpg'],
    ['howHelped', 'They called.'],
  ])
  const failure = await readSubmission(post(body), folder).catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(SubmissionNotKept)
  expect(failure).toMatchObject({ fields: { fullName: 'Ada', howHelped: 'They called.' } })
  const words = await readSubmission(post(formOf([['howHelped', 'No photo.']])), folder)
  expect(words.fields).toEqual({ howHelped: 'No photo.' })
})

test('a disk that failed before most of a photo has come does not stop the reading of the form', async () => {
  await writeFile(folder, '')
  const body = streamOf(
    (async function* () {
      yield photoHead
      await sleep(50)
      for (let kilobytes = 0; kilobytes < 3000; kilobytes += 64) yield 'x'.repeat(64 * 1024)
      yield '\r\n--b\r\nContent-Disposition: form-data; name="howHelped"\r\n\r\nThey called.\r\n--b--\r\n'
    })(),
  )
  const request = post(body, { ...multipart, duplex: 'half' } as RequestInit)
  const failure = await readSubmission(request, folder).catch((error: unknown) => error)
  expect(failure).toMatchObject({ fields: { howHelped: 'They called.' } })
}, 5000)

test('a stream is read no faster than the disk takes it', async () => {
  let sent = 0
  const megabyte = 'x'.repeat(1024 * 1024)
  const body = streamOf(
    (async function* () {
      yield photoHead
      for (; sent < 200; sent++) yield megabyte
      yield '\r\n--b--\r\n'
    })(),
  )
  const before = process.memoryUsage().rss
  let peak = before
  const watch = setInterval(() => {
    peak = Math.max(peak, process.memoryUsage().rss)
  }, 5)
  const request = post(body, { ...multipart, duplex: 'half' } as RequestInit)
  const { fileErrors, cleanup } = await readSubmission(request, folder)
  clearInterval(watch)
  expect(fileErrors.renterPhoto).toBe('File size must be less than 5MB')
  expect(sent).toBe(200)
  expect((peak - before) / 1024 / 1024).toBeLessThan(100)
  await cleanup()
})

const unexpected = (error: unknown) => {
  throw error
}

test('at the start, what a killed process left is removed; what may be in use is not', async () => {
  for (const name of ['upload-old', 'upload-new', 'keep-me'])
    await mkdir(join(folder, name), { recursive: true })
  const longAgo = new Date(Date.now() - 3_700_000)
  for (const name of ['upload-old', 'keep-me']) await utimes(join(folder, name), longAgo, longAgo)
  await removeLeftUploads(folder, unexpected)
  expect((await left()).toSorted()).toEqual(['keep-me', 'upload-new'])
  await removeLeftUploads(join(folder, 'not-there'), unexpected)
})
