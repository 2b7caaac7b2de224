// `node scripts/icons.mjs`: the icons of home screens and tabs, from the mark of public/favicon.svg. Run it when the mark changes.
import { readFileSync, writeFileSync } from 'node:fs'
import sharp from 'sharp'

const mark = readFileSync('public/favicon.svg', 'utf8')
const [, door, key] = mark.match(/(<path fill="#15493a".*?\/>)(<path fill="#dca63e".*?\/>)/) ?? []
const drawing = (box, shapes) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}">${shapes}</svg>`

const any = drawing('-6 -2 36 36', door + key)
// A phone cuts it to its own shape: the door is the ground, the keyhole stays within the middle.
const maskable = drawing('-6 -1 36 36', `<path fill="#15493a" d="M-6-1h36v36H-6z"/>${key}`)

await Promise.all([
  write(any, 192, 'icon-192'),
  write(any, 512, 'icon-512'),
  write(maskable, 512, 'icon-maskable-512'),
  // Safari asks for these addresses by itself.
  write(maskable, 180, 'apple-touch-icon'),
  write(maskable, 180, 'apple-touch-icon-precomposed'),
  writeIco(any, 32, 'favicon'),
])

function write(svg, size, name) {
  return draw(svg, size).toFile(`public/${name}.png`)
}

/** A directory of one entry, which is a PNG. */
async function writeIco(svg, size, name) {
  const png = await draw(svg, size).toBuffer()
  const head = Buffer.alloc(22)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(1, 4)
  head.writeUInt8(size, 6)
  head.writeUInt8(size, 7)
  head.writeUInt16LE(1, 10)
  head.writeUInt16LE(32, 12)
  head.writeUInt32LE(png.length, 14)
  head.writeUInt32LE(head.length, 18)
  writeFileSync(`public/${name}.ico`, Buffer.concat([head, png]))
}

function draw(svg, size) {
  const png = sharp(Buffer.from(svg), { density: 1200 }).resize(size, size)
  return png.png({ palette: true, compressionLevel: 9 })
}
