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
      "en contact 1: 1QVycqj0jC",
      "en machine 1: MjGAHlf6u2",
      "en news 1: ukBmJoOohG",
      "es contact 1: KJl2wW3OAE",
      "es machine 1: tegN-HTF-I",
      "es news 1: jtC3ZNUAvi",
    ]
  `)
})
