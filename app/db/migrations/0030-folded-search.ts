import { type Kysely, sql } from 'kysely'

const rowsAtOnce = 500
const beforeFirst = '00000000-0000-0000-0000-000000000000'

/**
 * Applications from before are found without accents too, and by numbers in their words. Neither database can fold all
 * of this: rows are read in turns, and only those that change are written.
 */
export async function foldSearchText(db: Kysely<unknown>) {
  let last = beforeFirst
  while (true) {
    const { rows } = await sql<{ id: string; text: string }>`select id, search_text as text from applications
      where id > ${last} order by id limit ${rowsAtOnce}`.execute(db)
    for (const { id, text } of rows) {
      const anew = folded(text)
      if (anew !== text) await sql`update applications set search_text = ${anew} where id = ${id}`.execute(db)
    }
    const end = rows.at(-1)
    if (!end) return
    last = end.id
  }
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
