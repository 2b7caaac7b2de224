import { expect, test } from 'vitest'
import { consentKinds } from '../db/vocabulary.ts'
import { plainHash } from '../platform/keyed-hash.server.ts'
import { languages } from '../platform/language.ts'
import { consentsIn } from './consents.ts'

test('a wording that changes has a new version: what somebody agreed to is known by it', () => {
  const said = languages.flatMap((language) =>
    consentKinds.map((kind) => {
      const { wording, version } = consentsIn(language)[kind]
      return `${language} ${kind} ${version}: ${plainHash(wording('Us')).slice(0, 10)}`
    }),
  )
  expect(said).toMatchInlineSnapshot(`
    [
      "en contact 2: ivGhQeljfC",
      "en machine 2: L4FC4LLbKd",
      "en news 1: ukBmJoOohG",
      "es contact 2: igmucaWcrm",
      "es machine 3: eeXFaafljE",
      "es news 1: jtC3ZNUAvi",
    ]
  `)
})
