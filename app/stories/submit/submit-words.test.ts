import { expect, test } from 'vitest'
import { claimWords } from '../../claims/words.ts'
import { languages } from '../../platform/language.ts'
import { shareWords, waitWords } from './share-words.ts'
import { submitWords } from './submit-words.ts'

test.each([
  ['en', 'Please send yours again in 2 minutes.'],
  ['es', 'Por favor, envíe la suya otra vez en 2 minutos.'],
] as const)('who has to wait is told for how long, in %s', (language, words) => {
  expect(waitWords(61, language)).toContain(words)
})

// The form does not bring all the words of the register to the browser for one of them.
test.each(languages)('the form calls the mark of a client as cards do, in %s', (language) => {
  const { label } = claimWords[language].verified
  const { invited } = submitWords[language]
  const { ended, linkEnded } = shareWords[language]
  for (const words of [invited('hoy'), ended, linkEnded]) expect(words).toContain(`“${label}”`)
})
