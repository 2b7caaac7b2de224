import { expect, test } from 'vitest'
import { claimWords } from '../../claims/words.ts'
import { languages } from '../../platform/language.ts'
import { shareWords, waitWords } from './share-words.ts'
import { submitWords } from './submit-words.ts'

test.each([
  [1, 'again in a minute'],
  [60, 'again in a minute'],
  [61, 'again in 2 minutes'],
  [3600, 'again in 60 minutes'],
  [86_400, 'again in 24 hours'],
])('who has to wait %i seconds is asked to try %s', (seconds, words) => {
  expect(waitWords(seconds)).toContain(words)
})

// The form does not bring all the words of the register to the browser for one of them.
test.each(languages)('the form calls the mark of a client as cards do, in %s', (language) => {
  const { label } = claimWords[language].verified
  const { invited } = submitWords[language]
  const { ended, linkEnded } = shareWords[language]
  for (const words of [invited('hoy'), ended, linkEnded]) expect(words).toContain(`“${label}”`)
})
