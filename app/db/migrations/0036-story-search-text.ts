import { type Kysely, sql } from 'kysely'
import type { Engine } from './engine-types.ts'
import { type Rewriting, rewriteBatch, rewriteText } from './rewrite-text.ts'

const told = ['full_name', 'email', 'city_state', 'headline', 'how_helped', 'encouragement'] as const

const rewriting: Rewriting<(typeof told)[number]> = {
  table: 'approval_stories',
  column: 'search_text',
  from: [...told],
  where: sql`search_text = ''`,
  textOf: (story) => folded(told.map((column) => story[column]).join('\n')),
}

/**
 * Stories from before 0034, and those that an older version wrote beside it. Alone in its migration, so that nobody
 * waits but who writes to the same rows: adding the column locks the whole table.
 */
export async function fillStorySearch(db: Kysely<unknown>, engine: Engine) {
  await rewriteText(db, engine, rewriting)
}

/** A part of it: what is filled is not found empty again, whoever goes on. */
export async function fillSomeStorySearch(db: Kysely<unknown>, engine: Engine, last?: string) {
  return await rewriteBatch(db, engine, rewriting, last)
}

// Thousands of marks on one letter would take `normalize` seconds.
const marksPerLetter = /([\p{M}\uff9e\uff9f]{30})[\p{M}\uff9e\uff9f]+/gu
const phoneNumber = /(?<!\d)(?:\+?1[ .-]{0,2})?\(?([2-9]\d\d)[ ()./-]{0,3}(\d{3})[ ./-]{0,3}(\d{4})(?!\d)/g
const numberSigns = /^[\d().+/-]+$/
const endSigns = new Set('.,;:!?¡¿"\'“”‘()[]…')

/** As the program folds what is written from now on: a copy, because a migration does not change with it. */
function folded(text: string) {
  return text
    .replace(marksPerLetter, '$1')
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .normalize('NFC')
    .replaceAll('đ', 'd')
    .replaceAll('ø', 'o')
    .replaceAll('ł', 'l')
    .replaceAll('’', "'")
    .replace(phoneNumber, '$1$2$3')
    .replace(/\S+/g, (word) => (numberSigns.test(bare(word)) ? word.replace(/\D/g, '') : word))
}

function bare(word: string) {
  const signs = [...word]
  const isPart = (sign: string) => !endSigns.has(sign)
  return signs.slice(Math.max(0, signs.findIndex(isPart)), signs.findLastIndex(isPart) + 1).join('')
}
