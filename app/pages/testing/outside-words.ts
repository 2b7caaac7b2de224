import { closing, opening } from '../../platform/testing/mark-words.ts'
import { sentences } from '../../tools/letters/sent-sentences.ts'
import { withoutQuoted } from './quoted-english.ts'

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", nbsp: ' ' }
const saidIn = /\s(?:alt|aria-label|aria-valuetext|title|placeholder|label|data-label)="([^"]*)"/g
const saidInHead = /<meta (?:name|property)="[\w:]*(?:title|description|keywords|alt)" content="([^"]*)"/g

/** A letter is sent in English, whatever the language of the page on which it is written. */
const sent = new Set<string>([...Object.values(sentences.subjects), ...Object.values(sentences.pieces)])

/** What a page says, is read aloud or hands over to search engines and islands, apart from what stands between brackets. */
export function outsideWords(html: string): string[] {
  const seen = withoutQuoted(html).replace(/<(script|style)\b.*?<\/\1>|<!--.*?-->/gs, '')
  const pieces = [
    ...outside(seen.replace(/<[^>]*>/g, '\n')),
    ...valuesOf(seen, saidIn).flatMap(outside),
    ...valuesOf(html, saidInHead).flatMap(outside),
    ...valuesOf(html, /data-props="([^"]*)"/g).flatMap((json) =>
      sentencesIn(JSON.parse(json))
        .filter((text) => !sent.has(text))
        .flatMap(outside),
    ),
    ...schemaTexts(html).flatMap(outside),
  ]
  return [
    ...new Set(
      pieces.map((piece) => piece.replace(/\s+/g, ' ').trim()).filter((piece) => /\p{L}{2}/u.test(piece)),
    ),
  ]
}

/** Brackets may stand within brackets, and close behind the end of an element. */
function outside(text: string): string[] {
  let depth = 0
  let found = ''
  for (const letter of decoded(text)) {
    if (letter === opening) depth++
    else if (letter === closing) depth--
    else if (depth === 0) found += letter
    if (letter === opening) found += '\n'
  }
  return found.split('\n')
}

function valuesOf(html: string, pattern: RegExp) {
  return Array.from(html.matchAll(pattern), ([, value = '']) => decoded(value))
}

/** Names of fields and choices are no words; a sentence has a blank. */
function sentencesIn(value: unknown): string[] {
  if (typeof value === 'string') return value.includes(' ') ? [value] : []
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(sentencesIn) : []
}

const saidInSchema = new Set([
  'name',
  'text',
  'description',
  'headline',
  'serviceType',
  'category',
  'keywords',
])

function schemaTexts(html: string) {
  const texts: string[] = []
  const collect = (value: unknown, key = '') => {
    if (typeof value === 'string' && saidInSchema.has(key)) texts.push(value)
    else if (Array.isArray(value)) for (const one of value) collect(one, key)
    else if (value !== null && typeof value === 'object')
      for (const [name, one] of Object.entries(value)) collect(one, name)
  }
  for (const [, json = ''] of html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs))
    collect(JSON.parse(json))
  return texts
}

function decoded(text: string) {
  return text.replace(/&(#?\w+);/g, (whole, name: string) => entities[name] ?? whole)
}
