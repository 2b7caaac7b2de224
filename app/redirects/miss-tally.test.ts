import { expect, test } from 'vitest'
import { MissTally } from './miss-tally.ts'

const at = (hour: number) => new Date(Date.UTC(2026, 2, 5, hour))

test('an address that is asked for again is one line with the later time', () => {
  const tally = new MissTally()
  tally.add('/old', at(1))
  tally.add('/old', at(2))
  tally.add('/older', at(1))
  expect(tally.take()).toEqual([
    { path: '/old', count: 2, lastSeenAt: at(2) },
    { path: '/older', count: 1, lastSeenAt: at(1) },
  ])
  expect(tally.take()).toEqual([])
})

test('what could not be written is added to what came meanwhile, and the later time stays', () => {
  const tally = new MissTally()
  tally.add('/old', at(1))
  const taken = tally.take()
  tally.add('/old', at(3))
  tally.giveBack(taken)
  expect(tally.take()).toEqual([{ path: '/old', count: 2, lastSeenAt: at(3) }])
})

test('of more than 500 addresses the first ones are kept, and still counted', () => {
  const tally = new MissTally()
  for (let number = 0; number < 501; number++) tally.add(`/random-${number}`, at(1))
  tally.add('/random-0', at(2))
  const kept = tally.take()
  expect(kept).toHaveLength(500)
  expect(kept[0]).toEqual({ path: '/random-0', count: 2, lastSeenAt: at(2) })
})
