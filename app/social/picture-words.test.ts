import { expect, test } from 'vitest'
import { groundOf } from './ground.ts'
import { brandLine } from './picture-words.ts'

const grounds = [
  groundOf({ kind: 'drawing', drawing: 'openDoor' }),
  groundOf({ kind: 'photo', id: 'x' }),
  groundOf({ kind: 'skyline', slug: 'houston-tx' }),
]

test.each(grounds)('a name of 60 letters is drawn to its end beside the mark', (ground) => {
  const name = 'Second Chance Housing Partners LLC of Greater San Antonio, '
  expect(brandLine(`${name}T`, ground)).not.toBe(brandLine(`${name}L`, ground))
})
