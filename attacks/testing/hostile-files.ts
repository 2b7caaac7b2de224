import { deflateSync, gzipSync } from 'node:zlib'
import sharp from 'sharp'
import { blackPng } from '../../app/photos/testing/black-png.ts'
import { picture } from '../../app/photos/testing/pictures.ts'

const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9" onload="alert(1)"><script>alert(1)</script>' +
  '<image href="file:///etc/passwd"/></svg>'

export type HostileFile = {
  what: string
  fileName: string
  type: string
  make: () => Promise<Buffer> | Buffer
}

const grain = () =>
  sharp({
    create: {
      width: 900,
      height: 600,
      channels: 3,
      background: '#888',
      noise: { type: 'gaussian', mean: 128, sigma: 30 },
    },
  })

/** None of these is a photo we take, whatever it says of itself. */
export const refusedFiles: HostileFile[] = [
  {
    what: 'SVG with a script, called a JPEG',
    fileName: 'me.jpg',
    type: 'image/jpeg',
    make: () => Buffer.from(svg),
  },
  { what: 'SVG as itself', fileName: 'me.svg', type: 'image/svg+xml', make: () => Buffer.from(svg) },
  { what: 'SVG packed with gzip', fileName: 'me.svgz', type: 'image/svg+xml', make: () => gzipSync(svg) },
  {
    what: 'SVG behind the first bytes of a PNG',
    fileName: 'me.png',
    type: 'image/png',
    make: () => latin(`\x89PNG\r\n\x1a\n${svg}`),
  },
  {
    what: 'SVG with entities that grow',
    fileName: 'me.png',
    type: 'image/png',
    make: () => Buffer.from(billionLaughs()),
  },
  {
    what: 'HTML called a PNG',
    fileName: 'me.png',
    type: 'image/png',
    make: () => Buffer.from('<!doctype html><script>alert(1)</script>'),
  },
  {
    what: 'a GIF that is also a script',
    fileName: 'me.gif',
    type: 'image/gif',
    make: () => latin('GIF89a/*\0\0\0\0\0*/=1;alert(1)//'),
  },
  { what: 'a GIF of a thousand frames', fileName: 'me.gif', type: 'image/gif', make: () => manyFrames(1000) },
  {
    what: 'a program',
    fileName: 'me.jpg',
    type: 'image/jpeg',
    make: () => latin('\x7fELF\x02\x01\x01'.padEnd(500, '\0')),
  },
  {
    what: 'a PHP file behind the first bytes of a JPEG',
    fileName: 'me.php',
    type: 'image/jpeg',
    make: () => latin('\xff\xd8\xff\xe0<?php system($_GET[0]); ?>'),
  },
  {
    what: 'a drawing with commands in it',
    fileName: 'me.jpg',
    type: 'image/jpeg',
    make: () =>
      Buffer.from(
        'push graphic-context\nviewbox 0 0 9 9\nfill \'url(https://127.0.0.1/x.jpg"|ls "-la)\'\npop graphic-context',
      ),
  },
  {
    what: 'PostScript',
    fileName: 'me.jpg',
    type: 'image/jpeg',
    make: () => Buffer.from('%!PS\n(/etc/passwd) (r) file'),
  },
  {
    what: 'a PDF',
    fileName: 'me.pdf',
    type: 'application/pdf',
    make: () => Buffer.from('%PDF-1.7\n1 0 obj'),
  },
  { what: 'a ZIP', fileName: 'me.png', type: 'image/png', make: () => latin('PK\x03\x04'.padEnd(300, '\0')) },
  { what: 'a TIFF', fileName: 'me.tiff', type: 'image/tiff', make: () => picture(9, 9).tiff().toBuffer() },
  {
    what: 'a PNG that says it is 30,000 pixels wide and high',
    fileName: 'me.png',
    type: 'image/png',
    make: () => pngHeader(30_000, 30_000),
  },
  {
    what: 'a PNG of 30,000 × 30,000 pixels in 110 KB',
    fileName: 'me.png',
    type: 'image/png',
    make: () => blackPng({ width: 30_000, height: 30_000, bits: 1 }),
  },
  {
    what: 'a PNG of 12,000 × 12,000 pixels of 64 bits, a gigabyte when unpacked',
    fileName: 'me.png',
    type: 'image/png',
    make: () => blackPng({ width: 12_000, height: 12_000, bits: 64 }),
  },
  {
    what: 'a PNG whose packed words grow a thousandfold',
    fileName: 'me.png',
    type: 'image/png',
    make: () => textBomb(),
  },
  {
    what: 'a JPEG cut off',
    fileName: 'me.jpg',
    type: 'image/jpeg',
    make: async () => (await grain().jpeg().toBuffer()).subarray(0, 20_000),
  },
  {
    what: 'a WebP cut off',
    fileName: 'me.webp',
    type: 'image/webp',
    make: async () => (await grain().webp().toBuffer()).subarray(0, 9_000),
  },
  {
    what: 'a PNG that is all negative sizes',
    fileName: 'me.png',
    type: 'image/png',
    make: () => pngHeader(0xffffffff, 0xffffffff),
  },
  { what: 'a PNG without a pixel', fileName: 'me.png', type: 'image/png', make: () => pngHeader(0, 0) },
]

/** A photo that is taken, with a place, a name and a script written into it. */
export async function tellingJpeg() {
  return await picture(400, 300)
    .jpeg()
    .withExif({
      IFD0: { Artist: 'Maria Secret', ImageDescription: '<script>alert(1)</script>', Make: 'SpyPhone' },
      IFD3: {
        GPSLatitudeRef: 'N',
        GPSLatitude: '29/1 45/1 0/1',
        GPSLongitudeRef: 'W',
        GPSLongitude: '95/1 21/1 0/1',
      },
    })
    .toBuffer()
}

/** An animation of many frames, which some decoders unroll into one very high picture. */
export async function animatedWebp(frames: number) {
  const side = 64
  const raw = Buffer.alloc(side * side * frames * 3, 90)
  for (let at = 0; at < raw.length; at += side * side * 3) raw[at] = at % 251
  return await sharp(raw, { raw: { width: side, height: side * frames, channels: 3, pageHeight: side } })
    .webp({ effort: 0 })
    .toBuffer()
}

/** A whole JPEG with a web page behind its end. */
export async function jpegAndHtml() {
  return Buffer.concat([
    await picture(60, 40).jpeg().toBuffer(),
    Buffer.from('<script>alert("appended")</script>'),
  ])
}

async function manyFrames(frames: number) {
  const raw = Buffer.alloc(8 * 8 * frames * 3)
  for (let at = 0; at < raw.length; at++) raw[at] = (at * 7) % 251
  return await sharp(raw, { raw: { width: 8, height: 8 * frames, channels: 3, pageHeight: 8 } })
    .gif()
    .toBuffer()
}

function pngHeader(width: number, height: number) {
  const header = Buffer.alloc(25)
  header.writeUInt32BE(13, 0)
  header.write('IHDR', 4)
  header.writeUInt32BE(width, 8)
  header.writeUInt32BE(height, 12)
  header.set([8, 6, 0, 0, 0], 16)
  return Buffer.concat([latin('\x89PNG\r\n\x1a\n'), header, latin('\0\0\0\0IEND\xae\x42\x60\x82')])
}

/** A compressed text chunk of 64 MB in front of no picture. */
function textBomb() {
  const packed = deflateSync(Buffer.alloc(64 * 1024 * 1024))
  const chunk = Buffer.alloc(packed.length + 18)
  chunk.writeUInt32BE(packed.length + 6, 0)
  chunk.write('zTXtbomb\0\0', 4, 'latin1')
  chunk.set(packed, 14)
  return Buffer.concat([pngHeader(9, 9).subarray(0, 33), chunk])
}

function billionLaughs() {
  const entities = Array.from({ length: 9 }, (_, n) => `<!ENTITY a${n + 1} "${`&a${n};`.repeat(10)}">`).join(
    '',
  )
  return `<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY a0 "ha">${entities}]>${svg.replace('</svg>', '<text>&a9;</text></svg>')}`
}

function latin(text: string) {
  return Buffer.from(text, 'latin1')
}
