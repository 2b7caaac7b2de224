import { parseDay } from '../../platform/calendar-day.ts'
import type { Language } from '../../platform/language.ts'
import { frameWords } from './frame-words.ts'
import { anyOf, type FieldName, type Letter, type Piece, type SenderField } from './letter.ts'
import { frame } from './sent-frame.ts'

/** What a letter is made of besides its words. */
export type Filled = {
  fields: Partial<Record<FieldName, string>>
  /** What was picked, by choice. */
  picked: Readonly<Record<string, readonly string[]>>
}

/** The whole letter as text, as somebody would type it. Gaps that are not filled stand in square brackets. */
export function writeLetter(letter: Letter, filled: Filled, date: string): string {
  return write(letter, filled, date, sent)
}

/** What the letter says, in the language of the page. */
export function writeMeaning(letter: Letter, filled: Filled, date: string, language: Language): string {
  const subject = letter.subjectMeaning ?? letter.subject
  return write({ ...letter, subject }, filled, date, readIn(language))
}

/** A day as the letter itself writes it. */
export function sentDay(day: string) {
  return dayWords(day, sent)
}

/** Which words of a piece are taken, and what stands around them. */
type Voice = {
  said: (piece: Piece) => string
  words: typeof frame
}

const sent: Voice = { said: ({ text }) => text, words: frame }

function readIn(language: Language): Voice {
  return { said: ({ text, meaning = text }) => meaning, words: frameWords[language] }
}

function write(letter: Letter, filled: Filled, date: string, voice: Voice): string {
  const { fields } = filled
  const { gaps, leave, enclosed: listed } = voice.words
  const gap = (name: FieldName) => inLines(fields[name]) || gapOf(name, voice)
  const body = letter.body.flatMap((pieces) => paragraph(letter, pieces, filled, voice) ?? [])
  const enclosed = (letter.enclosed ?? []).filter((piece) => isChosen(letter, piece, filled))
  return [
    [gap('name'), gap('street'), inLines(fields.contact)].filter(Boolean).join('\n'),
    date || `[${gaps.today}]`,
    gap(letter.to),
    letter.subject,
    ...body,
    leave,
    `\n${gap('name')}`,
    ...(enclosed.length > 0 ? [listed(enclosed.map(voice.said).join(', '))] : []),
  ].join('\n\n')
}

/** What the pieces say together, or null when none of them is chosen. */
function paragraph(letter: Letter, pieces: readonly Piece[], filled: Filled, voice: Voice) {
  const chosen = pieces.filter((piece) => isChosen(letter, piece, filled))
  if (chosen.length === 0) return null
  return chosen.map((piece) => withoutGaps(voice.said(piece), filled, voice)).join(' ')
}

function isChosen(letter: Letter, { when, has, lacks }: Piece, filled: Filled) {
  if (has && !inLine(filled.fields[has])) return false
  if (lacks && inLine(filled.fields[lacks])) return false
  if (!when) return true
  const picked = pickedOf(letter, when[0], filled)
  return when[1] === anyOf ? picked.length > 0 : picked.includes(when[1])
}

/** Where only one can be picked, it is the first until somebody picks another; but no fact is made up. */
export function pickedOf({ choices }: Letter, id: string, { picked }: Pick<Filled, 'picked'>) {
  const choice = choices.find((one) => one.id === id)
  const known = (picked[id] ?? []).filter((value) => choice?.options.some((option) => option.value === value))
  if (known.length > 0 || choice?.isMany || choice?.isFact) return known
  return choice?.options.slice(0, 1).map(({ value }) => value) ?? []
}

function withoutGaps(text: string, { fields }: Filled, voice: Voice) {
  return text.replace(/\{(\w{1,20})\}/g, (_, name: FieldName) => {
    if (name === 'own') return ownSentences(fields.own)
    if (name === 'toldOn') return dayWords(fields.toldOn, voice) || gapOf(name, voice)
    return withoutStop(inLine(fields[name])) || gapOf(name, voice)
  })
}

function gapOf(name: FieldName, { words }: Voice) {
  return name === 'deposit' ? '' : `[${words.gaps[name]}]`
}

function dayWords(text = '', { words }: Voice) {
  const [year = 0, month = 0, day = 0] = (parseDay(text) ?? '').split('-').map(Number)
  return year ? words.day(year, month, day) : ''
}

/** One line, with single blanks and none before a comma or a stop. */
function inLine(text = '') {
  return text
    .replace(/\s+/g, ' ')
    .replace(/ ([,.;:!?])/g, '$1')
    .trim()
}

/** As typed, line by line, without blanks at the ends and without empty lines. */
function inLines(text = '') {
  return text
    .split('\n')
    .map((line) => inLine(line))
    .filter(Boolean)
    .join('\n')
}

/** Inside a sentence: what follows brings its own comma or stop. */
function withoutStop(text: string) {
  return text.endsWith('.') || text.endsWith(',') ? text.slice(0, -1).trim() : text
}

/** Own words begin with a capital and end with a stop, however they were typed. */
function ownSentences(text = '') {
  const words = inLine(text)
  if (!words) return ''
  const ended = /[.!?…”"]$/.test(words) ? words : `${words.replace(/[,;:]$/, '')}.`
  return ended.charAt(0).toUpperCase() + ended.slice(1)
}

/** Which fields a letter asks for now: a guarantor’s name only where one is offered. */
export function askedFields(letter: Letter, filled: Filled): Exclude<FieldName, 'deposit' | SenderField>[] {
  const used = new Set(
    letter.body
      .flat()
      .filter((piece) => isChosen(letter, piece, { ...filled, fields: { ...filled.fields, own: 'x' } }))
      .flatMap(({ text }) => [...text.matchAll(/\{(\w{1,20})\}/g)].map(([, name]) => name)),
  )
  const asked = [letter.to, ...letter.fields.filter((name) => name !== letter.to)]
  return asked.filter(
    (name): name is Exclude<FieldName, 'deposit' | SenderField> =>
      name === letter.to || name === 'home' || used.has(name),
  )
}

/** What the letter could say besides, in its general form. */
export function otherLines(letter: Letter, language: Language = 'en'): { text: string; meaning: string }[] {
  const general = { fields: {}, picked: {} }
  // Without the deposit of a state its sentence has no end.
  const isOther = (piece: Piece) =>
    !isChosen(letter, piece, general) && piece.text !== '{own}' && piece.has !== 'deposit'
  const read = readIn(language)
  const line = (piece: Piece, voice: Voice) => withoutGaps(voice.said(piece), general, voice)
  const enclosed = (piece: Piece, voice: Voice) => voice.words.enclosed(voice.said(piece))
  const inBoth = (pieces: readonly Piece[], said: typeof line) =>
    pieces.filter(isOther).map((piece) => [said(piece, sent), said(piece, read)] as const)
  const lines = new Map([...inBoth(letter.body.flat(), line), ...inBoth(letter.enclosed ?? [], enclosed)])
  return [...lines].map(([text, meaning]) => ({ text, meaning }))
}
