import { expect, test } from 'vitest'
import { type SocialArt, type SocialPicture, sitePicture, socialDrawings } from '../site/social-picture.ts'
import { artColors, artMarkup } from './art-markup.tsx'
import { composePicture } from './compose.ts'

const homePicture = sitePicture('en')
const compose = (picture: SocialPicture, brand = 'Second Key Rentals') =>
  composePicture({ picture, brand, art: artMarkup(picture.art), colors: artColors })

const arts: SocialArt[] = [
  ...socialDrawings.map((drawing) => ({ kind: 'drawing' as const, drawing })),
  { kind: 'skyline', slug: 'houston-tx' },
  { kind: 'photo', id: 'x' },
]

test.each(arts)('a picture needs no font, no stylesheet and nothing from elsewhere: %o', (art) => {
  const svg = compose({ ...homePicture, art })
  expect(svg).not.toMatch(/<text|<style|<image|font-|href=|var\(|NaN|undefined/)
  expect(svg.match(/<path/g)?.length).toBeGreaterThan(60)
})

test('no markup of a title gets into the picture', () => {
  const svg = compose(
    { ...homePicture, headline: '</svg><script>alert(1)</script> & "more" \'less\'' },
    '<b>&"',
  )
  expect(svg).not.toContain('script')
  expect(svg).not.toContain('&')
  expect(svg.match(/<svg/g)).toHaveLength(2)
})

test('a headline that cannot be drawn gives way to what the page is, a brand to its mark alone', () => {
  const article = { label: 'Article', line: '', art: homePicture.art }
  expect(compose({ ...article, headline: '二回目のチャンス' })).toBe(
    compose({ ...article, headline: 'Article' }),
  )
  expect(compose({ ...homePicture, headline: '二' }, '鍵')).toContain('<svg')
})

test('every colour the drawings name is known', () => {
  for (const art of arts)
    for (const [, name = ''] of artMarkup(art).matchAll(/(?:fill|stroke|stop-color)="var\((--[\w-]+)\)/g))
      expect(artColors, name).toHaveProperty([name])
})
