import { expect, test } from 'vitest'
import { isSmallDose } from './testing/dose.ts'
import { sharedTarget } from './testing/target.ts'

const target = sharedTarget()

const canonical = 'near=houston-tx&miles=50&bedrooms=1&rent=1400'
/** Whoever cannot be read in `near` is answered before the rest is looked at. */
const attacked = [['near'], ['miles', 'bedrooms', 'income', 'rent']]
const odd = [
  ...['\0', 'a\0b', '\ud83d', '\u202exof', '%', '%2e%2e%2f', '//poison.example', 'https://poison.example'],
  ...['"><script>poison()</script>', '</section><img src=x onerror=poison()>', 'javascript:poison()'],
  ...['-1', '1e99', 'NaN', 'Infinity', '0x10', '١٢٠٠', '9'.repeat(400), 'a'.repeat(450), '-'.repeat(300)],
  ...[
    '__proto__',
    'constructor',
    'toString',
    '[object Object]',
    "' OR 1=1--",
    'houston-tx\r\nSet-Cookie: a=b',
  ],
]

test.each(odd.map((value, index) => [value, index] as const))(
  'the rent finder answers %j in any field without a fault, and runs nothing of it',
  async (value, index) => {
    // Nothing of it comes from the database: there the sets take turns.
    const sets = isSmallDose() ? attacked.slice(index % 2, (index % 2) + 1) : attacked
    for (const path of ['/rent-finder', '/rent-finder/answer'])
      for (const fields of sets) {
        const query = new URLSearchParams(canonical)
        for (const field of fields) query.set(field, value)
        const { status, headers, body } = await target.visitor().get(`${path}?${query}`)
        expect([200, 302], `${path} ${fields}`).toContain(status)
        if (status === 302) expect(headers.location).toMatch(/^\/rent-finder(\?[\w=&%.+-]*)?$/)
        expect(headers['set-cookie']).toBeUndefined()
        expect(body).not.toMatch(/<script>poison|<img src=x|href="(javascript:|https?:\/\/poison|\/\/poison)/)
      }
  },
)

test.each([
  `?rent=1400&bedrooms=1&near=houston-tx&miles=50`,
  `?${canonical}&utm_source=poison&_routes=x&_data=x`,
  `?${canonical}&near=poison&rent=9`,
  `?${canonical}#poison`,
])('the query %s is the one address of its answer, and leaves nothing else there', async (query) => {
  const odd = await target.visitor().get(`/rent-finder${query}`)
  const plain = await target.visitor().get(`/rent-finder?${canonical}`)
  expect(odd.status).toBe(200)
  expect(odd.body).toBe(plain.body)
  expect(plain.body).not.toContain('poison')
})

test.each([
  ['another spelling', 'near=Houston%2C+TX&miles=50&bedrooms=1&rent=1%2C400', 302],
  ['a sum between the steps', 'near=houston-tx&miles=50&bedrooms=1&rent=1403.50', 302],
  ['a town nobody knows', 'near=no-such-town&miles=50&bedrooms=1&rent=1400', 200],
  ['a shared name', 'near=springfield&miles=50&bedrooms=1&rent=1400', 200],
  ['words for a sum', 'near=houston-tx&miles=50&bedrooms=1&rent=much', 200],
])('%s is kept nowhere', async (_, query, status) => {
  const page = await target.visitor().get(`/rent-finder?${query}`)
  expect([page.status, page.headers['cache-control']]).toEqual([status, 'no-store'])
  const alone = await target.visitor().get(`/rent-finder/answer?${query}`)
  expect([alone.status, alone.headers['cache-control']]).toEqual([200, 'no-store'])
})

test('an answer is kept for everyone alike, and no search engine is to list it', async () => {
  for (const path of ['/rent-finder', '/rent-finder/answer']) {
    const first = await target
      .visitor()
      .get(`${path}?${canonical}`, { Cookie: 'theme=poison', Host: 'poison' })
    const next = await target.visitor().get(`${path}?${canonical}`)
    expect(next.body).toBe(first.body)
    expect(`${JSON.stringify(next.headers)}${next.body}`).not.toContain('poison')
    expect(next.headers['cache-control']).toContain('public')
    expect(`${next.headers['x-robots-tag']}${next.body}`).toContain('noindex')
  }
  const bare = await target.visitor().get('/rent-finder?utm_source=x')
  expect(bare.body).toContain('content="index, follow"')
})
