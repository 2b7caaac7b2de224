import { expect, test } from 'vitest'
import { consentKinds } from '../db/vocabulary.ts'
import { plainHash } from '../platform/keyed-hash.server.ts'
import { languages } from '../platform/language.ts'
import { consentsIn } from './consents.ts'

test('a wording that changes has a new version: what somebody agreed to is known by it', () => {
  const said = languages.flatMap((language) =>
    [
      ...consentKinds.map((kind) => ({ kind, ...consentsIn(language)[kind] })),
      { kind: 'contact', ...consentsIn(language, 'diy-order').contact },
    ].map(
      ({ kind, wording, version }) =>
        `${language} ${kind} ${version}: ${plainHash(wording('Us')).slice(0, 10)}`,
    ),
  )
  expect(new Set(said.map((line) => line.split(':')[0])).size).toBe(said.length)
  expect(said).toMatchInlineSnapshot(`
    [
      "en contact 4: ivGhQeljfC",
      "en machine 2: L4FC4LLbKd",
      "en news 1: ukBmJoOohG",
      "en contact 3: H0a1SgMPYw",
      "es contact 4: igmucaWcrm",
      "es machine 3: eeXFaafljE",
      "es news 1: jtC3ZNUAvi",
      "es contact 3: UJl0pcMmtX",
    ]
  `)
})

test.each(languages)(
  'who orders the kit does not allow us to tell landlords or lenders, as its page says (%s)',
  (language) => {
    const told = /landlord|lender|arrendador|prestamista/
    expect(consentsIn(language).contact.wording('Us')).toMatch(told)
    expect(consentsIn(language, 'diy-order').contact.wording('Us')).not.toMatch(told)
  },
)
