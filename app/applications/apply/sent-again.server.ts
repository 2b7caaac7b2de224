import { programIn } from '../../claims/programs.ts'
import { idOf } from '../../db/uuid.ts'
import { consentKinds } from '../../db/vocabulary.ts'
import { pathIn } from '../../platform/language.ts'
import { incomeBands } from '../../qualify/questions.ts'
import { fieldIn, fieldNames } from '../application-fields.ts'
import type { ApplicationIntake } from '../context.ts'
import { allowOwn, countChange, findByToken, takeBackOwn, writeOwn } from '../private/own-queries.server.ts'
import { type Application, listConsents } from '../queries.server.ts'
import { answerWords } from './answer-words.ts'
import { applicationColumns } from './application-columns.ts'
import { replyWords } from './reply-words.ts'
import type { SentApplication } from './sent-application.ts'

/**
 * The same form once more, after an answer that was lost, perhaps with other answers. The first ones stay, because
 * the team may be at work on them: what is other reaches it as a message of the applicant's, stored once, and each
 * consent is as it was ticked last. 'enough' when no more messages are taken.
 */
export async function takeSentAgain(intake: ApplicationIntake, sent: SentApplication, token: string) {
  const { database, site } = intake
  const row = await findByToken(database.db, token)
  if (!row) return 'same'
  const isOther = await changeConsents(intake, sent, row, token)
  const lines = otherAnswers(intake, sent, row)
  if (lines.length === 0) return isOther ? 'changed' : 'same'
  const words = [replyWords[site.language].sentAgain, ...lines].join('\n')
  const written = await writeOwn(database, token, words, site, idOf(`${row.id}\n${words}`))
  return written === 'enough' ? 'enough' : 'changed'
}

/** Against those of the first form: what was given or taken back since on the private page stays. */
async function changeConsents(
  { database, site }: ApplicationIntake,
  { yes, form }: SentApplication,
  row: Application,
  token: string,
) {
  const all = await listConsents(database.db, row.id)
  const first = all.filter(({ given_at }) => given_at.getTime() === row.created_at.getTime())
  const given = new Set(first.map(({ kind }) => kind))
  const others = consentKinds.filter((kind) => given.has(kind) !== yes.includes(kind))
  if (others.length === 0) return false
  if (!(await countChange(database.db, token))) return false
  for (const kind of others)
    if (given.has(kind)) await takeBackOwn(database, token, kind)
    else await allowOwn(database, token, kind, site, pathIn(site.language, `/forms/${form}`))
  return true
}

/** 'Bedrooms: 2', in the language of the form. */
function otherAnswers({ site }: ApplicationIntake, sent: SentApplication, row: Application) {
  const { language } = site
  const { nothing, program } = replyWords[language]
  const columns: Record<string, unknown> = applicationColumns(sent.answers)
  const incomes = incomeBands(site.claims.incomeLow, site.claims.incomeHigh, language)
  const lines = fieldNames
    .map((name) => fieldIn(language, name))
    .filter(({ column }) => comparable(columns[column]) !== comparable(row[column]))
    .map((field) => {
      const said = answerWords(field, sent.answers[field.name], incomes, language)
      return `${asked(field.label)} ${said || nothing}`
    })
  if (sent.program === row.program) return lines
  return [...lines, `${program}: ${programIn(language, sent.program).name}`]
}

/** 'Bedrooms:', 'What may a landlord find?' */
function asked(label: string) {
  return label.endsWith('?') ? label : `${label}:`
}

/** A list is written as JSON and read as what it says. */
function comparable(value: unknown) {
  return Array.isArray(value) ? JSON.stringify(value) : (value ?? null)
}
