import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { defaultSite } from '../site/site.ts'
import { BudgetPage } from './budget/budget-page.tsx'
import { ChecklistPage } from './checklist/checklist-page.tsx'
import { fieldWords, letterNames } from './letters/letter.ts'
import { letters } from './letters/letters.ts'
import { LettersPage } from './letters/letters-page.tsx'
import { readingGrade, sentencesOf } from './testing/reading-grade.ts'
import { noAnswers, reasons, wrongs } from './told-no/answers.ts'
import { federalTexts } from './told-no/federal-facts.ts'
import { planFor } from './told-no/plan.ts'
import * as questions from './told-no/questions.ts'
import { ToldNoPage } from './told-no/told-no-page.tsx'

/** What a seventh-grader has left behind. */
const highestGrade = 6
const site = defaultSite('https://example.com')

const facts = Object.values(federalTexts).map(({ text }) => text)
const letterTexts = letters.map(({ body }) => body.flat().map(({ text }) => text))
const around = letters.flatMap(({ use, tips, choices }) => [
  use,
  ...tips,
  ...choices.flatMap(({ question, options }) => [question, ...options.map(({ label }) => label)]),
])
const fields = Object.values(fieldWords).flatMap(({ label, hint = '' }) => [label, hint])

/** Every step that any answers lead to, each once. */
const plans = (['', 'refused', 'terms', 'silent'] as const).flatMap((happened) =>
  (['', 'named', 'unnamed', 'none'] as const).flatMap((report) =>
    (['', '2026-11-12', '2026-08-01', '2025-01-01'] as const).flatMap((toldOn) =>
      ([...reasons, ''] as const).flatMap((reason) =>
        [[], ...wrongs.map((one) => [one])].flatMap((wrong) =>
          planFor({ ...noAnswers, happened, report, toldOn, reason, wrong }, '2026-11-16').flatMap(
            ({ title, text, answer = '', ifNothing = '', when }) => [
              title,
              text,
              answer,
              ifNothing,
              when.note,
            ],
          ),
        ),
      ),
    ),
  ),
)

/** Headings and labels are short; only whole sentences count here, so that nothing hides behind them. */
const prose = (texts: readonly string[]) =>
  texts.flatMap((text) =>
    sentencesOf(text)
      .filter((words) => words.length > 3)
      .map((words) => words.join(' ')),
  )

test.each([
  ['the facts of federal law', facts],
  ['every step of every plan', [...new Set(plans)]],
  ['the letters', letterTexts.flat()],
  ['what stands around the letters', [...around, ...fields]],
  [
    'the questions',
    Object.values(questions).flatMap((one) =>
      Object.values(one).flatMap((two) => Object.values(two).map(String)),
    ),
  ],
])('%s can be read after six years of school', (_, texts) => {
  expect(readingGrade(prose(texts))).toBeLessThanOrEqual(highestGrade)
})

test.each(letters.map(({ kind, body }) => [letterNames[kind], body.flat().map(({ text }) => text)] as const))(
  'so can the letter “%s” alone',
  (_, texts) => {
    expect(readingGrade(prose(texts))).toBeLessThanOrEqual(highestGrade)
  },
)

test.each([
  ['/told-no', <ToldNoPage key="told-no" site={site} />],
  ['/letters', <LettersPage key="letters" site={site} />],
  ['/move-in-budget', <BudgetPage key="budget" site={site} />],
  ['/checklist', <ChecklistPage key="checklist" site={site} />],
])('all of %s as it comes from the server can be read after six years of school', (_, page) => {
  expect(readingGrade(prose(textsOf(renderToStaticMarkup(page))))).toBeLessThanOrEqual(highestGrade)
})

/** The words between tags; every element ends a sentence but those inside a line. */
function textsOf(html: string) {
  return html
    .replace(/<(style|svg|option)\b[\s\S]*?<\/\1>/g, '')
    .replace(/<\/?(?:a|b|i|span|small|time)\b[^>]*>/g, ' ')
    .split(/<[^>]*>/)
    .map((text) => text.replace(/&\w+;|&#\w+;/g, ' ').trim())
    .filter(Boolean)
}
