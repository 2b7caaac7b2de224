import { expect, test } from 'vitest'
import { stateCodeFor, usStates } from './us-states.ts'

test('there are fifty states and the District of Columbia, each with a code and a name', () => {
  expect(usStates).toHaveLength(51)
  expect(usStates.at(0)).toEqual({ code: 'AL', name: 'Alabama' })
  expect(usStates.at(-1)).toEqual({ code: 'WY', name: 'Wyoming' })
})

test('a state is found by code or name in any capitals and spacing, and by nothing else', () => {
  expect(['tx', ' Texas ', 'NEW   york', 'dc'].map(stateCodeFor)).toEqual(['TX', 'TX', 'NY', 'DC'])
  expect(['', 'T', 'Tex', 'Ontario'].map(stateCodeFor)).toEqual([null, null, null, null])
})
