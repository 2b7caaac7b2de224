import { cleanLine } from './clean-text.ts'
import { normalized } from './outside-text.ts'

/** A number of this country, however it is written. No line break is part of one. */
const phoneNumber = /(?<!\d)(?:\+?1[ .-]{0,2})?\(?([2-9]\d\d)[ ()./-]{0,3}(\d{3})[ ./-]{0,3}(\d{4})(?!\d)/g
const numberSigns = /^[\d().+/-]+$/
/** Stand around words, and say nothing about them. */
const endSigns = new Set('.,;:!?¡¿"\'“”‘()[]…')

/**
 * What is searched and what is typed, made alike: no capitals, no accents (people type 'garcia' and 'munoz'), numbers
 * as their digits alone.
 */
export function searchText(text: string) {
  return (
    normalized(text, 'NFKD')
      .replace(/[\u0300-\u036f]/g, '')
      .toLowerCase()
      .normalize('NFC')
      // No form of Unicode takes the stroke off a letter.
      .replaceAll('đ', 'd')
      .replaceAll('ø', 'o')
      .replaceAll('ł', 'l')
      .replaceAll('’', "'")
      .replace(phoneNumber, '$1$2$3')
      .replace(/\S+/g, (word) => (numberSigns.test(bareWord(word)) ? word.replace(/\D/g, '') : word))
  )
}

/** What was typed, word by word: 'García, José' is two names. */
export function typedWords(text: string) {
  return cleanLine(text).split(' ').map(bareWord).filter(Boolean)
}

function bareWord(word: string) {
  const signs = [...word]
  const isPart = (sign: string) => !endSigns.has(sign)
  return signs.slice(Math.max(0, signs.findIndex(isPart)), signs.findLastIndex(isPart) + 1).join('')
}
