import { expect, test } from 'vitest'
import { owner } from '../server/testing/owner.ts'
import type { Answer } from './testing/answer.ts'
import { storyForm } from './testing/multipart.ts'
import { targetForFile } from './testing/target.ts'

// No proxy stands in front of this one: whatever is said about the sender's address is a lie.
const target = targetForFile({ TRUST_PROXY: '0' })

const lies = (n: number) => ({
  'X-Forwarded-For': `198.51.100.${n}`,
  Forwarded: `for=198.51.100.${n}`,
  'X-Real-IP': `198.51.100.${n}`,
  'X-Client-IP': `198.51.100.${n}`,
  'CF-Connecting-IP': `198.51.100.${n}`,
  'True-Client-IP': `198.51.100.${n}`,
  'X-Cluster-Client-IP': `198.51.100.${n}`,
  Via: `1.1 198.51.100.${n}`,
})

test('a new forwarding header with every story does not lift the limit of five', async () => {
  await target.earlyInWindow()
  const statuses: number[] = []
  for (let n = 0; n < 8; n++) {
    const form = storyForm({ headline: `Lie ${n}`, email: `liar${n}@example.com` })
    statuses.push((await target.visitorFrom().postMultipart('/stories', form, lies(n))).status)
  }
  expect(statuses).toEqual([201, 201, 201, 201, 201, 429, 429, 429])
  target.expects({ approval_stories: 5, story_decisions: 5 })
})

test('a new forwarding header with every guess does not lift the limit of the address', async () => {
  await target.earlyInWindow()
  await target.write('delete from request_counts')
  const guess = (n: number) =>
    target
      .visitorFrom()
      .post('/admin?index', { email: `a${n}@example.com`, password: 'wrong wrong' }, lies(n))
  // Eight at once: more of them would wait for a slot, on a slow machine longer than anybody waits.
  const answers: Answer[] = []
  for (let n = 0; n < 40; n += 8)
    answers.push(...(await Promise.all([0, 1, 2, 3, 4, 5, 6, 7].map((more) => guess(n + more)))))
  expect(answers.filter(({ status }) => status === 401)).toHaveLength(30)
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(10)
})

test('an address over its limit cannot lock the owner out of the account: only guesses count against it', async () => {
  const [before] = await target.rows(
    "select count(*) as count from request_counts where key like 'sign-in-account:%'",
  )
  for (let n = 0; n < 15; n++)
    await target.visitorFrom().post('/admin?index', { email: owner.email, password: 'wrong wrong' }, lies(n))
  const [after] = await target.rows(
    "select count(*) as count from request_counts where key like 'sign-in-account:%'",
  )
  expect(after).toEqual(before)
})
