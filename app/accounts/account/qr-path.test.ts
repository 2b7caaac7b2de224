import { encode } from 'uqr'
import { expect, test } from 'vitest'
import { qrCode } from './qr-path.ts'

test('the path draws exactly the dark squares, inside a white border of four', () => {
  const text =
    'otpauth://totp/Second%20Key%20Rentals:ada%40example.com?secret=ABC234&issuer=Second+Key+Rentals'
  const { size, path } = qrCode(text)
  const drawn = new Set<string>()
  for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)) {
    for (let step = 0; step < Number(length); step++) drawn.add(`${Number(x) + step} ${y}`)
  }
  const bare = encode(text, { ecc: 'M', border: 0 })
  const dark = bare.data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`${x + 4} ${y + 4}`] : [])),
  )
  expect(size).toBe(bare.size + 8)
  expect([...drawn].sort()).toEqual(dark.sort())
})
