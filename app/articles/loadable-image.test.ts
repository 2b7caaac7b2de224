import fc from 'fast-check'
import { expect, test } from 'vitest'
import { loadableImage } from './loadable-image.ts'

test.each([
  '/article-images/018f0000-0000-7000-8000-000000000000',
  '/a.webp',
  '/a b.webp'.replace(' ', '%20'),
  'https://example.com/a.jpg',
  'HTTPS://images.example.com/x?id=1#top',
  'https://bücher.example/ä.jpg',
  'https://example.com?picture=1',
])('%j may be asked for, as it was typed', (url) => {
  expect(loadableImage(` ${url} `)).toBe(url)
})

test.each([
  '',
  'https://[',
  'https://%',
  'https:///',
  'https:///evil.example/x.png',
  'https://',
  'https://exam',
  'https://example.com',
  'https://example.com/',
  'https:/example.com/x.png',
  'https:example.com/x.png',
  'http://example.com/x.png',
  '//evil.example/x.png',
  '/\\evil.example/x.png',
  '\\\\evil.example\\x.png',
  '/\t/evil.example/x.png',
  '/\n/evil.example/x.png',
  'https://evil.example\\@ours.example/x.png',
  'https://someone:secret@example.com/x.png',
  'https://example.com/a b.png',
  'https://example.com/\u202e.png',
  'javascript:alert(1)',
  'java\nscript:alert(1)',
  'data:image/png;base64,AAAA',
  'blob:https://example.com/1',
  'x.png',
  './x.png',
  `https://example.com/${'x'.repeat(2000)}`,
])('%j is asked for by no page', (url) => {
  expect(loadableImage(url)).toBeNull()
})

test('what may be asked for is https or stays on our own site, and can be read as an address', () => {
  const pieces = fc.constantFrom(
    'https:',
    '/',
    '\\',
    '//',
    '.',
    '..',
    '@',
    '%',
    '[',
    ']',
    ':',
    '?',
    '#',
    'a',
    'b.c',
    '\t',
  )
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 12 }), (parts) => {
      const image = loadableImage(parts.join(''))
      if (image === null) return
      const url = new URL(image, 'https://our.example')
      expect(url.protocol).toBe('https:')
      if (image.startsWith('/')) expect(url.host).toBe('our.example')
    }),
    { numRuns: 2000 },
  )
})
