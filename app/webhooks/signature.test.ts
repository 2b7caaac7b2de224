import fc from 'fast-check'
import { Webhook } from 'standardwebhooks'
import { expect, test } from 'vitest'
import { newSecret, signedHeaders } from './signature.ts'

const at = new Date()

test('the library of the specification accepts whatever we sign', () => {
  fc.assert(
    fc.property(fc.uuid(), fc.json(), (id, body) => {
      const secret = newSecret()
      const headers = signedHeaders({ id, at, body, secrets: [secret] })
      expect(new Webhook(secret).verify(body, headers)).toEqual(JSON.parse(body))
    }),
    { numRuns: 50 },
  )
})

test('it refuses another body, another id, another secret and an old time', () => {
  const secret = newSecret()
  const headers = signedHeaders({ id: 'a', at, body: '{}', secrets: [secret] })
  const check = new Webhook(secret)
  expect(() => check.verify('{ }', headers)).toThrow()
  expect(() => check.verify('{}', { ...headers, 'webhook-id': 'b' })).toThrow()
  expect(() => new Webhook(newSecret()).verify('{}', headers)).toThrow()
  const old = signedHeaders({ id: 'a', at: new Date(at.getTime() - 600_000), body: '{}', secrets: [secret] })
  expect(() => check.verify('{}', old)).toThrow()
})

test('while a secret is exchanged the old one and the new one both fit', () => {
  const secrets = [newSecret(), newSecret()]
  const headers = signedHeaders({ id: 'a', at, body: '{}', secrets })
  for (const secret of secrets) expect(new Webhook(secret).verify('{}', headers)).toEqual({})
})
