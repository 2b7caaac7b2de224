import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { PhotoPicture } from './photo-picture.tsx'
import { tinyPhoto } from './testing/pictures.ts'

const render = (variants = tinyPhoto.files) =>
  renderToStaticMarkup(<PhotoPicture id="1" alt="A red door" sizes="50vw" variants={variants} />)

test('a photo offers AVIF first and WebP to everyone else, each in its widths', () => {
  expect(render()).toContain(
    '<source type="image/avif" srcSet="/photos/1/320.avif 320w, /photos/1/640.avif 640w, /photos/1/1280.avif 1280w" sizes="50vw"/>',
  )
  expect(render()).toContain(
    'srcSet="/photos/1/320.webp 320w, /photos/1/640.webp 640w, /photos/1/1280.webp 1280w" src="/photos/1" alt="A red door"',
  )
})

test('a photo loads late and its place is kept', () => {
  expect(render()).toMatch(/<img loading="lazy" decoding="async" width="640" height="320"/)
})

test('a small photo keeps its own size', () => {
  expect(render(tinyPhoto.files.slice(0, 2))).toMatch(/width="320" height="160"/)
})

test('a photo whose sizes are not known is still shown', () => {
  const html = render([])
  expect(html).not.toContain('<source')
  expect(html).not.toContain('srcSet')
  expect(html).toContain('src="/photos/1"')
})
