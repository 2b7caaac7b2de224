import type { Bedrooms } from '../almanac/fair-rents.ts'
import type { Language } from '../platform/language.ts'
import { dollars } from '../platform/us-number.ts'
import { type Answer, answerTo, type Errors, problemAnswer, startAnswer } from './answer.ts'
import {
  type Asked,
  begunQuery,
  type Miles,
  type Question,
  queryOf,
  questionOf,
  type Read,
  readAsked,
  writeQuery,
} from './question.ts'
import { fullName } from './say.ts'
import { finderWords } from './words.ts'

/** The form with what was typed, and the answer below it. */
export type FinderView = {
  /** The one address of this answer; what could not be read has only the one it came with. */
  query: string
  title: string
  form: { near: string; miles: Miles; bedrooms: Bedrooms; income: string; rent: string; errors: Errors }
  answer: Answer
}

export function finderView(asked: Asked, language: Language = 'en'): FinderView {
  const read = readAsked(asked, language)
  const problem = problemAnswer(asked, read, language)
  const pageTitle = finderWords[language].page.title
  if (problem)
    return view(asked, read, {
      query: writeQuery(asked),
      // Told by the title of a page that looks like the one before.
      title: `${problem.heading} | ${pageTitle}`,
      answer: problem,
    })
  const question = questionOf(read)
  return question
    ? view(asked, read, {
        query: queryOf(question),
        title: titleOf(question, language),
        answer: answerTo(question, language),
      })
    : view(asked, read, { query: begunQuery(read), title: pageTitle, answer: startAnswer(read, language) })
}

function view(asked: Asked, read: Read, rest: Omit<FinderView, 'form'>): FinderView {
  const { near, miles, bedrooms, income, rent } = read
  const errors = rest.answer.kind === 'problem' ? rest.answer.errors : {}
  return {
    ...rest,
    form: {
      near: near?.kind === 'place' ? fullName(near.place) : (asked.near ?? ''),
      miles,
      bedrooms,
      income: income.kind === 'amount' ? String(income.amount) : (asked.income ?? ''),
      rent: rent.kind === 'amount' ? String(rent.amount) : (asked.rent ?? ''),
      errors,
    },
  }
}

function titleOf({ place, bedrooms, budget }: Question, language: Language) {
  const { page, homeNames } = finderWords[language]
  return page.answered(homeNames[bedrooms], dollars(budget), fullName(place))
}
