import { expect, test } from 'vitest'
import { daySeconds, hourSeconds } from './duration.ts'
import { waitingWords } from './waiting-words.ts'

test.each([
  [0, '1 minute', '1 minuto'],
  [60, '1 minute', '1 minuto'],
  [61, '2 minutes', '2 minutos'],
  [hourSeconds, '60 minutes', '60 minutos'],
  [2 * hourSeconds - 60, '119 minutes', '119 minutos'],
  [2 * hourSeconds - 59, '2 hours', '2 horas'],
  [22.5 * hourSeconds, '23 hours', '23 horas'],
  [daySeconds, '24 hours', '24 horas'],
])('after %d seconds a limit has passed in %s, and not before', (seconds, english, spanish) => {
  expect([waitingWords(seconds), waitingWords(seconds, 'es')]).toEqual([english, spanish])
})
