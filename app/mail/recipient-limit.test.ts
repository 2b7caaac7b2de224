import { expect, test } from 'vitest'
import { onBothEngines } from '../db/testing/engines.ts'
import { countRecipient } from './recipient-limit.server.ts'

const now = new Date('2026-11-18T12:00:00Z')
const limit = { key: 'mail-test', max: 5, maxOfNetwork: 3 }

onBothEngines((scratch) => {
  const ask = (email: string, network: string, at = now) =>
    countRecipient(scratch.database.db, 'secret', { email, network }, limit, at)
  const askTimes = async (times: number, email: string, network: string) => {
    let allowed = 0
    for (let n = 0; n < times; n++) if (await ask(email, network)) allowed++
    return allowed
  }

  test('one mailbox gets so many mails a day, and fewer from one network', async () => {
    expect(await askTimes(9, 'ann@example.com', 'stranger')).toBe(3)
    expect(await askTimes(9, 'Ann+1@example.com', 'home')).toBe(2)
    expect(await askTimes(1, 'bo@example.com', 'stranger')).toBe(1)
    expect(await ask('ann@example.com', 'stranger', new Date('2026-11-19T00:00:00Z'))).toBe(true)
  })

  test('one network has a hundred mails a day sent, to whomever, and another its own', async () => {
    let allowed = 0
    for (let n = 0; n < 110; n++) if (await ask(`victim-${n}@example.com`, 'spammer')) allowed++
    expect(allowed).toBe(100)
    expect(await ask('victim-109@example.com', 'neighbor')).toBe(true)
  })

  test('where the network is unknown, the mailbox alone is limited', async () => {
    expect(await askTimes(9, 'unknown@example.com', '')).toBe(5)
  })
})
