import { expect, test } from 'vitest'
import { stepsReached } from './steps-reached.ts'

const [sent, second, third, fourth] = [1, 2, 3, 4].map((day) => new Date(`2026-01-0${day}T12:00:00Z`)) as [
  Date,
  Date,
  Date,
  Date,
]
type Status = Parameters<typeof stepsReached>[1][number]['to_status']
const event = (to_status: Status, created_at: Date, facts: object = {}) => ({ to_status, created_at, facts })

test('it was received when it was sent, whatever was moved and undone since', () => {
  const events = [
    event('contacted', second, { version: 2 }),
    event('new', second, { version: 3, isUndo: true }),
  ]
  expect(stepsReached(sent, events)).toEqual({ new: sent })
  expect(stepsReached(sent, [])).toEqual({ new: sent })
})

test('a step that was undone is not behind it when it is closed later', () => {
  const events = [
    event('contacted', second, { version: 2 }),
    event('in-progress', third, { version: 3 }),
    event('contacted', third, { version: 4, isUndo: true }),
    event('closed', fourth, { version: 5 }),
  ]
  expect(stepsReached(sent, events)).toEqual({ new: sent, contacted: second, closed: fourth })
})

test('closing that was undone leaves the days before as they were', () => {
  const events = [
    event('in-progress', second, { version: 2 }),
    event('closed', third, { version: 3 }),
    event('in-progress', fourth, { version: 4, isUndo: true }),
  ]
  expect(stepsReached(sent, events)).toEqual({ new: sent, 'in-progress': second })
})

test('an undo of anything else takes no step away', () => {
  const events = [
    event('contacted', second, { version: 2 }),
    event(null, third, { version: 3 }),
    event(null, third, { version: 4, isUndo: true }),
  ]
  expect(stepsReached(sent, events)).toEqual({ new: sent, contacted: second })
})

test('set back by hand, it has not come as far any more', () => {
  const events = [event('contacted', second, { version: 2 }), event('new', third, { version: 3 })]
  expect(stepsReached(sent, events)).toEqual({ new: sent })
})
