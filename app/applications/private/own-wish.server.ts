import { type ConsentKind, consentKinds } from '../../db/vocabulary.ts'
import { cleanText, isFilled } from '../../platform/clean-text.ts'
import type { Language } from '../../platform/language.ts'
import { fieldIn, isTooLong, tooLongWords } from '../../platform/outside-text.ts'
import { askedFields } from '../application-forms.ts'
import { parseAnswers } from '../apply/answers.ts'
import { applyWords } from '../apply/apply-words.ts'
import { consentsIn } from '../consents.ts'
import { idOfForm } from '../once.server.ts'
import { hasPrivateNumber } from '../private-number.ts'
import { type Writing, writeOwn } from './own-message-queries.server.ts'
import {
  allowOwn,
  type Confirming,
  correctOwn,
  countChange,
  deleteOwn,
  findByToken,
  holdsOwn,
  takeBackOwn,
  withdrawOwn,
} from './own-queries.server.ts'
import type { Said } from './private-link.ts'
import { privateWords } from './private-words.ts'

type Texts = Partial<Record<'words' | 'fullName' | 'phone' | 'email', string>>

/** What a tap on the private page led to. `said`: it was done. `notice`: why it was not. */
export type WishDone = {
  said?: Said
  notice?: string
  errors?: Texts
  typed?: Texts
}

const maxMessage = 2000

/** Whether one more is within the limit of a network, on all private pages together. */
type NetworkLimits = { mayWrite: () => Promise<boolean>; mayChange: () => Promise<boolean> }
type Wishing = Confirming & Writing & NetworkLimits

/** Each button of the private page. Nothing here asks who: whoever has the link is the applicant. */
export async function doWish(own: Wishing, form: FormData): Promise<WishDone> {
  const { database, token } = own
  const row = await findByToken(database.db, token)
  // A guess writes nothing, no count either.
  if (!row) return {}
  const [wish, kind = '', mark = ''] = fieldIn(form, 'wish', 60).split(':')
  const consent = consentKinds.find((one) => one === kind)
  if (wish === 'message') return await message(own, form)
  if (wish === 'correct') return await correct(own, row.id, form)
  if (wish === 'withdraw') {
    await withdrawOwn(database, token)
    return { said: 'withdrawn' }
  }
  if (wish === 'delete') return (await deleteOwn(database, token)) === null ? {} : { said: 'gone' }
  if (consent && wish === 'allow') return await allow(own, row.id, consent, mark)
  if (consent && wish === 'take-back') {
    await takeBackOwn(database, token, consent)
    return { said: 'taken-back' }
  }
  return {}
}

async function allow(own: Wishing, id: string, kind: ConsentKind, mark: string): Promise<WishDone> {
  const { site } = own
  const words = privateWords[site.language].mine.yes
  // To take a yes back, to withdraw and to delete are done however often: they end something, and write once.
  if (!(await isWithinChanges(own, id))) return { notice: words.tooMany }
  const row = await allowOwn(own, kind, mark)
  if (row === 'other-words') return { notice: words.changed(consentsIn(site.language)[kind].label) }
  return row ? { said: 'allowed' } : {}
}

/** A yes given again, other contact data: of a network, and of one application. */
async function isWithinChanges({ database, mayChange }: Wishing, id: string) {
  return (await mayChange()) && (await countChange(database.db, id))
}

async function message(own: Wishing, form: FormData): Promise<WishDone> {
  const { token, site } = own
  const typed = fieldIn(form, 'words', maxMessage)
  const words = cleanText(typed)
  const { messages } = privateWords[site.language].mine
  const problem = messageProblem(typed, words, site.language)
  if (problem) return { errors: { words: problem }, typed: { words } }
  const written = (await own.mayWrite()) ? await writeOwn(own, words, idOfForm(form, token, words)) : 'enough'
  if (written === 'enough') return { errors: { words: messages.tooMany }, typed: { words } }
  if (written === 'full') return { errors: { words: messages.full(site.phone) }, typed: { words } }
  return { said: 'message' }
}

function messageProblem(typed: string, words: string, language: Language) {
  if (!isFilled(words)) return privateWords[language].mine.messages.missing
  if (isTooLong(maxMessage, typed, words)) return tooLongWords(maxMessage, language)
  return hasPrivateNumber(words) ? applyWords[language].errors.privateNumber : undefined
}

const contactFields = ['fullName', 'phone', 'email'] as const

async function correct(own: Wishing, id: string, form: FormData): Promise<WishDone> {
  const { database, token } = own
  const { language } = own.site
  const asked = askedFields('funding', {}, language).filter(({ name }) =>
    contactFields.some((one) => one === name),
  )
  const fields = Object.fromEntries(contactFields.map((name) => [name, fieldIn(form, name, 254)]))
  const { answers, errors } = parseAnswers(fields, asked, language)
  const { fullName, phone, email } = answers
  if (Object.keys(errors).length > 0) return { errors, typed: { fullName, phone, email } }
  const words = privateWords[language].mine.contact
  if (!(await isWithinChanges(own, id)))
    return { errors: { fullName: words.tooMany }, typed: { fullName, phone, email } }
  const contact = { full_name: fullName, phone: phone || null, email: email || null }
  const wasAllowed = await holdsOwn(database.db, token, 'machine')
  await correctOwn(own, contact)
  const isAskedAgain = wasAllowed && phone && !(await holdsOwn(database.db, token, 'machine'))
  return { said: isAskedAgain ? 'asked-again' : 'corrected' }
}
