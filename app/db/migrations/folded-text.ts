const phoneNumber = /(?<!\d)(?:\+?1[ .-]{0,2})?\(?([2-9]\d\d)[ ()./-]{0,3}(\d{3})[ ./-]{0,3}(\d{4})(?!\d)/g
const numberSigns = /^[\d().+/-]+$/
const endSigns = new Set('.,;:!?¡¿"\'“”‘()[]…')

/** As the program folded in 2026 what is searched: a copy, because a migration does not change with it. */
export function foldedText(text: string) {
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
