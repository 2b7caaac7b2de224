import type { Kysely } from 'kysely'
import type { Engine } from './engine-types.ts'
import { rewriteText } from './rewrite-text.ts'

/** Applications from before are found without accents too, and by numbers in their words. */
export async function foldSearchText(db: Kysely<unknown>, engine: Engine) {
  await rewriteText(db, engine, {
    table: 'applications',
    column: 'search_text',
    from: ['search_text'],
    textOf: (row) => folded(row.search_text ?? ''),
  })
}

const phoneNumber = /(?<!\d)(?:\+?1[ .-]{0,2})?\(?([2-9]\d\d)[ ()./-]{0,3}(\d{3})[ ./-]{0,3}(\d{4})(?!\d)/g
const numberSigns = /^[\d().+/-]+$/
const endSigns = new Set('.,;:!?¡¿"\'“”‘()[]…')

/** As the program folds what is written from now on: a copy, because a migration does not change with it. */
function folded(text: string) {
  return text
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
