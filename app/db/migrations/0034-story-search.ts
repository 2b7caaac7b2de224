import { type Kysely, sql } from 'kysely'

const rowsAtOnce = 500
const beforeFirst = '00000000-0000-0000-0000-000000000000'

type Told = {
  id: string
  full_name: string
  email: string
  city_state: string
  headline: string
  how_helped: string
  encouragement: string
}

/** Moderators find stories without accents too, and by numbers in their words. */
export async function addStorySearch(db: Kysely<unknown>) {
  await sql`alter table approval_stories add column search_text text not null default ''`.execute(db)
  let last = beforeFirst
  while (true) {
    const { rows } =
      await sql<Told>`select id, full_name, email, city_state, headline, how_helped, encouragement
      from approval_stories where id > ${last} order by id limit ${rowsAtOnce}`.execute(db)
    for (const { id, ...told } of rows)
      await sql`update approval_stories set search_text = ${textOf(told)} where id = ${id}`.execute(db)
    const end = rows.at(-1)
    if (!end) return
    last = end.id
  }
}

function textOf({ full_name, email, city_state, headline, how_helped, encouragement }: Omit<Told, 'id'>) {
  return folded([full_name, email, city_state, headline, how_helped, encouragement].join('\n'))
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
