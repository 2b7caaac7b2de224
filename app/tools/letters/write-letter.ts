import { parseDay } from '../../platform/calendar-day.ts'
import { longDay } from '../../platform/us-date.ts'
import { anyOf, type FieldName, fieldWords, type Letter, type Piece, type SenderField } from './letter.ts'

/** What a letter is made of besides its words. */
export type Filled = {
  fields: Partial<Record<FieldName, string>>
  /** What was picked, by choice; the first option where nothing was and only one can be. */
  picked: Readonly<Record<string, readonly string[]>>
}

/** The whole letter as text, as somebody would type it. Gaps that are not filled stand in square brackets. */
export function writeLetter(letter: Letter, filled: Filled, date: string): string {
  const { fields } = filled
  const gap = (name: FieldName) => inLines(fields[name]) || gapOf(name)
  const body = letter.body.flatMap((pieces) => paragraph(letter, pieces, filled) ?? [])
  const enclosed = (letter.enclosed ?? []).filter((piece) => isChosen(letter, piece, filled))
  return [
    [gap('name'), gap('street'), inLines(fields.contact)].filter(Boolean).join('\n'),
    date || '[today’s date]',
    gap(letter.to),
    letter.subject,
    ...body,
    leave,
    `\n${gap('name')}`,
    ...(enclosed.length > 0 ? [`Enclosed: ${enclosed.map(({ text }) => text).join(', ')}`] : []),
  ].join('\n\n')
}

/** Below it is room to sign. */
export const leave = 'Thank you,'

/** What the pieces say together, or null when none of them is chosen. */
function paragraph(letter: Letter, pieces: readonly Piece[], filled: Filled) {
  const chosen = pieces.filter((piece) => isChosen(letter, piece, filled))
  if (chosen.length === 0) return null
  return chosen.map(({ text }) => withoutGaps(text, filled)).join(' ')
}

function isChosen(letter: Letter, { when, has, lacks }: Piece, filled: Filled) {
  if (has && !inLine(filled.fields[has])) return false
  if (lacks && inLine(filled.fields[lacks])) return false
  if (!when) return true
  const picked = pickedOf(letter, when[0], filled)
  return when[1] === anyOf ? picked.length > 0 : picked.includes(when[1])
}

/** One has to be picked where only one can be: the first, until somebody picks another. */
export function pickedOf({ choices }: Letter, id: string, { picked }: Pick<Filled, 'picked'>) {
  const choice = choices.find((one) => one.id === id)
  const known = (picked[id] ?? []).filter((value) => choice?.options.some((option) => option.value === value))
  if (known.length > 0 || choice?.isMany) return known
  return choice?.options.slice(0, 1).map(({ value }) => value) ?? []
}

function withoutGaps(text: string, { fields }: Filled) {
  return text.replace(/\{(\w{1,20})\}/g, (_, name: FieldName) => {
    if (name === 'own') return sentences(fields.own)
    if (name === 'toldOn') return dayWords(fields.toldOn) || gapOf(name)
    return withoutStop(inLine(fields[name])) || gapOf(name)
  })
}

function gapOf(name: FieldName) {
  return name === 'deposit' ? '' : `[${fieldWords[name].gap}]`
}

function dayWords(text = '') {
  const day = parseDay(text)
  return day ? longDay(day) : ''
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
function sentences(text = '') {
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
export function otherLines(letter: Letter): string[] {
  const general = { fields: {}, picked: {} }
  const pieces = letter.body
    .flat()
    .filter((piece) => !isChosen(letter, piece, general) && piece.text !== '{own}')
  return [...new Set(pieces.map(({ text }) => withoutGaps(text, general)))]
}
