import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { storyStatuses } from '../db/vocabulary.ts'
import { displayName, movesFrom, storyMoves } from './story.ts'

describe('moves', () => {
  test('a pending story can be approved or rejected', () => {
    expect(movesFrom('pending')).toEqual(['approve', 'reject'])
  })

  test('an approved story can be rejected or moved to pending', () => {
    expect(movesFrom('approved')).toEqual(['reject', 'moveToPending'])
  })

  test('a rejected story can be approved but not moved to pending', () => {
    expect(movesFrom('rejected')).toEqual(['approve'])
  })

  test('no move leads from a status to itself', () => {
    for (const status of storyStatuses) {
      expect(movesFrom(status).map((move) => storyMoves[move].to)).not.toContain(status)
    }
  })
})

describe('display name', () => {
  test.each([
    ['Maria Lopez', null, 'Maria L.'],
    ['Maria', null, 'Maria'],
    ['Maria Elena de la Cruz', null, 'Maria C.'],
    ['  maria \t  lopez \n', null, 'maria L.'],
    ['Lopez, Maria', null, 'Maria L.'],
    ['John Smith, Jr.', null, 'John S.'],
    ['John Smith Jr.', null, 'John S.'],
    ['John Smith III', null, 'John S.'],
    ['Smith Jr., John', null, 'John S.'],
    ['Smith, John Jr.', null, 'John S.'],
    ['Jane Doe, MD, PhD', null, 'Jane D.'],
    ['Jane Doe, M.D.', null, 'Jane D.'],
    ['Jane Doe Ph.D.', null, 'Jane D.'],
    ['Jane Roe Esq.', null, 'Jane R.'],
    ['Dr. Jane Roe', null, 'Jane R.'],
    ['Mr John Smith', null, 'John S.'],
    ['Roe, Dr. Jane', null, 'Jane R.'],
    ['Sra. María López', null, 'María L.'],
    ['Maria M. D.', null, 'Maria D.'],
    ['Maria I.', null, 'Maria I.'],
    ['Dr. Jane Roe', 'full-name', 'Dr. Jane Roe'],
    ['Éva Ångström', null, 'Éva Å.'],
    ['Zoe A\u030angstrom', null, 'Zoe A\u030a.'],
    ['Maria "Lopez"', null, 'Maria L.'],
    ['Maria 🙂', null, 'Maria'],
    ['Maria  Lopez ', 'full-name', 'Maria Lopez'],
    ['Maria Lopez', 'nickname', 'Anonymous'],
    ['Maria Lopez', 'anonymous', 'Anonymous'],
    [' ', null, 'Anonymous'],
    ['maria.lopez@example.com', null, 'Anonymous'],
    ['maria.lopez@example.com', 'full-name', 'Anonymous'],
  ] as const)('%j with %j is shown as %j', (fullName, wish, shown) => {
    expect(displayName(fullName, wish)).toBe(shown)
  })

  // Unicode calls a few blanks letters; those are gaps between words, not parts of one.
  const letters = Array.from({ length: 0x40_000 }, (_, code) => String.fromCodePoint(code)).filter(
    (letter) => /\p{L}/u.test(letter) && !/\p{Default_Ignorable_Code_Point}/u.test(letter),
  )
  const letter = fc.nat(letters.length - 1).map((at) => letters[at] ?? '')
  const word = fc.array(letter, { minLength: 2, maxLength: 12 }).map((word) => word.join(''))
  const gap = fc
    .array(
      fc.constantFrom(' ', '\t', '\n', '\u00a0', '\u2003', '\u200b', '\u2060', '\u3164', '\u202e', '\0'),
      {
        minLength: 1,
        maxLength: 3,
      },
    )
    .map((blanks) => blanks.join(''))

  test('a hidden surname never appears, whatever stands between the names', () => {
    fc.assert(
      fc.property(
        word,
        word,
        fc.option(word),
        gap,
        fc.option(gap),
        (first, last, middle, between, around) => {
          fc.pre(!first.includes(last))
          const fullName = [
            around ?? '',
            first,
            between,
            ...(middle ? [middle, between] : []),
            last,
            around ?? '',
          ]
          const shown = displayName(fullName.join(''), null)
          expect(shown.startsWith(`${first} `)).toBe(true)
          expect(shown.slice(first.length)).not.toContain(last)
          expect(shown.split(' ')).toHaveLength(2)
        },
      ),
    )
  })

  test('a nickname or an anonymous story shows nothing of any name', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.constantFrom('nickname', 'anonymous'), (name, wish) => {
        expect(displayName(name, wish)).toBe('Anonymous')
      }),
    )
  })

  test('every text gives a name without blanks around it', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.constantFrom('full-name', null), (name, wish) => {
        const shown = displayName(name, wish)
        expect(shown).not.toBe('')
        expect(shown).toBe(shown.trim())
      }),
    )
  })
})

test.each([
  ['Jane\u200bDoe', 'Jane D.'],
  ['Doe,Jane', 'Jane D.'],
  ['Doe , Jane', 'Jane D.'],
  ['de Doe, Jane', 'Jane D.'],
  ['Jane.Doe', 'Jane D.'],
  ['Jane_Doe', 'Jane D.'],
  ['Doe;Jane', 'Doe J.'],
  ['Jane\u200dDoe', 'Jane D.'],
  ['jane\uff20doe.com', 'Anonymous'],
  ['Mr. Doe', 'Mr D.'],
  ['Mrs. Doe Jr.', 'Mrs D.'],
  ['Doe, Mr.', 'Mr D.'],
  ['Doe, M.D.', 'M D.'],
  ['Doe, Jr.', 'Jr D.'],
])('%j does not give the surname away', (name, shown) => {
  expect(displayName(name, null)).toBe(shown)
})
