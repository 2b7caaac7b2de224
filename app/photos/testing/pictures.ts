import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll } from 'vitest'
import type { EncodedPhoto } from '../photo.ts'

/** Puts bytes where the server would have put an upload. */
export function uploadFolder() {
  let folder = ''
  let count = 0
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'second-key-photos-'))
  })
  afterAll(() => rm(folder, { recursive: true, force: true }))
  return async (bytes: Uint8Array | string, name = '') => {
    const path = join(folder, `${count++}${name}`)
    await writeFile(path, bytes)
    return path
  }
}

/** One colour, or two side by side. */
export function picture(width: number, height: number, left = '#c82828', right = left) {
  const rightHalf = {
    create: { width: Math.floor(width / 2), height, channels: 3 as const, background: right },
  }
  return sharp({ create: { width, height, channels: 3, background: left } }).composite(
    right === left ? [] : [{ input: rightHalf, left: Math.ceil(width / 2), top: 0 }],
  )
}

/** One segment more behind the first two bytes of a JPEG. */
export function withJpegSegment(jpeg: Buffer, marker: number, content: string) {
  const segment = jpegSegment(marker, Buffer.from(content, 'latin1'))
  return Buffer.concat([jpeg.subarray(0, 2), segment, jpeg.subarray(2)])
}

export function jpegSegment(marker: number, content: Buffer) {
  const head = Buffer.from([0xff, marker, 0, 0])
  head.writeUInt16BE(content.length + 2, 2)
  return Buffer.concat([head, content])
}

/** For tests that need some photo and do not look at it. */
export const tinyPhoto: EncodedPhoto = {
  files: [320, 640, 1280].flatMap((width) => [
    { format: 'avif' as const, width, height: width / 2, body: Buffer.from(`avif ${width}`) },
    { format: 'webp' as const, width, height: width / 2, body: Buffer.from(`webp ${width}`) },
  ]),
}
