import type { ComponentType } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Language } from '../platform/language.ts'
import { proseOf, readingEase, wholeSentences } from '../platform/testing/reading-ease.ts'
import { readingGrade } from '../platform/testing/reading-grade.ts'
import { defaultSite, type Site } from '../site/site.ts'
import { LanguageContext } from '../ui/language.ts'
import { BudgetPage } from './budget/budget-page.tsx'
import { ChecklistPage } from './checklist/checklist-page.tsx'
import { editorWords } from './letters/editor-words.ts'
import { lettersIn } from './letters/letters.ts'
import { LettersPage } from './letters/letters-page.tsx'
import { letterNames } from './letters/name-words.ts'
import { noAnswers, reasons, wrongs } from './told-no/answers.ts'
import { federalWords } from './told-no/federal-words.ts'
import { planFor } from './told-no/plan.ts'
import { questionWords } from './told-no/question-words.ts'
import { ToldNoPage } from './told-no/told-no-page.tsx'

/** What a seventh-grader has left behind. */
const highestGrade = 6

/** In Spanish, what a sixth-grader follows (Fernández Huerta, whose table has six years of school above 70): we ask for more. */
const lowestEase = 80

const parts: [string, (language: Language) => string[]][] = [
  ['the facts of federal law', (language) => Object.values(federalWords[language].facts)],
  ['every step of every plan', plansIn],
  ['the letters', (language) => lettersIn(language).flatMap(({ body }) => body.flat().map(saidIn(language)))],
  ['what stands around the letters', aroundLetters],
  ['the questions', (language) => textsIn(questionWords[language])],
]

test.each(parts)('%s can be read after six years of school', (_, texts) => {
  expect(readingGrade(wholeSentences(texts('en')))).toBeLessThanOrEqual(highestGrade)
  expect(readingEase(wholeSentences(texts('es')), 'es')).toBeGreaterThanOrEqual(lowestEase)
})

test.each(lettersIn('es').map((letter) => [letterNames.en[letter.kind], letter] as const))(
  'so can the letter “%s” alone',
  (_, { body }) => {
    expect(readingGrade(wholeSentences(body.flat().map(saidIn('en'))))).toBeLessThanOrEqual(highestGrade)
    expect(readingEase(wholeSentences(body.flat().map(saidIn('es'))), 'es')).toBeGreaterThanOrEqual(
      lowestEase,
    )
  },
)

const pages: [string, ComponentType<{ site: Site }>][] = [
  ['/told-no', ToldNoPage],
  ['/letters', LettersPage],
  ['/move-in-budget', BudgetPage],
  ['/checklist', ChecklistPage],
]

// That it is no harder in Spanish is asked of every page (app/pages/languages.test.ts).
test.each(pages)('all of %s as it comes from the server can be read after six years of school', (_, Page) => {
  const html = renderToStaticMarkup(
    <LanguageContext value="en">
      <Page site={defaultSite('https://example.com')} />
    </LanguageContext>,
  )
  expect(readingGrade(proseOf(html))).toBeLessThanOrEqual(highestGrade)
})

function saidIn(language: Language) {
  return ({ text, meaning = text }: { text: string; meaning?: string }) =>
    language === 'en' ? text : meaning
}

/** Every step that any answers lead to, each once. */
function plansIn(language: Language) {
  const texts = (['', 'refused', 'terms', 'silent'] as const).flatMap((happened) =>
    (['', 'named', 'unnamed', 'none'] as const).flatMap((report) =>
      (['', '2026-11-12', '2026-08-01', '2025-01-01'] as const).flatMap((toldOn) =>
        ([...reasons, ''] as const).flatMap((reason) =>
          [[], ...wrongs.map((one) => [one])].flatMap((wrong) =>
            planFor(
              { ...noAnswers, happened, report, toldOn, reason, wrong },
              '2026-11-16',
              language,
            ).flatMap(({ title, text, answer = '', ifNothing = '', when }) => [
              title,
              text,
              answer,
              ifNothing,
              when.note,
            ]),
          ),
        ),
      ),
    ),
  )
  return [...new Set(texts)]
}

function aroundLetters(language: Language) {
  const around = lettersIn(language).flatMap(({ use, tips, choices }) => [
    use,
    ...tips,
    ...choices.flatMap(({ question, options }) => [question, ...options.map(({ label }) => label)]),
  ])
  return [...around, ...textsIn(editorWords[language].fields)]
}

function textsIn(words: unknown): string[] {
  if (typeof words === 'string') return [words]
  return words !== null && typeof words === 'object' ? Object.values(words).flatMap(textsIn) : []
}
