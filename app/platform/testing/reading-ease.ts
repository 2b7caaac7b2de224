import type { Language } from '../language.ts'
import { sentencesOf, syllablesIn } from './reading-grade.ts'

/**
 * How easy a text is to read, on one scale for both languages: Flesch for English, Fernández Huerta, who fitted it to
 * Spanish. Above 80 a fifth-grader follows, above 70 a sixth-grader; a contract is near 40.
 */
export function readingEase(texts: readonly string[], language: Language) {
  const { wordsPerSentence, syllablesPerWord } = measured(texts, language)
  return language === 'es'
    ? 206.84 - 1.02 * wordsPerSentence - 60 * syllablesPerWord
    : 206.835 - 1.015 * wordsPerSentence - 84.6 * syllablesPerWord
}

/** As both tables have it, a school year is ten points: a page of the same ten, or of easier ones, is not harder. */
export function easeBand(texts: readonly string[], language: Language) {
  return Math.min(9, Math.floor(readingEase(texts, language) / 10))
}

function measured(texts: readonly string[], language: Language) {
  const sentences = texts.flatMap((text) => sentencesOf(text))
  const words = sentences.flat()
  const syllables = words.reduce((sum, word) => sum + countIn[language](word), 0)
  return {
    wordsPerSentence: words.length / Math.max(1, sentences.length),
    syllablesPerWord: syllables / Math.max(1, words.length),
  }
}

const countIn = { en: syllablesIn, es: spanishSyllablesIn }

/** One for each vowel that is spoken; i and u join the one beside them, unless an accent sets them apart. */
export function spanishSyllablesIn(word: string): number {
  const spoken = word
    .toLowerCase()
    .replace(/qu/g, 'q')
    .replace(/gu(?=[eiéí])/g, 'g')
  const nuclei = spoken.match(/[iuü]?[aeoáéóíú](?:[iuü]|y(?![aeiouáéíóú]))?|[iuü]{1,2}y?|y$/g)
  return Math.max(1, nuclei?.length ?? 0)
}

/** The whole sentences of a page as it comes from the server; headings and labels are short, and would hide the others. */
export function proseOf(html: string): string[] {
  return wholeSentences(textsOf(withoutQuoted(mainOf(html))))
}

/** Of those, what was written in this language: names, stories and letters that stand on both pages are nobody's translation. */
export function ownProseOf(html: string, htmlOfOther: string): string[] {
  const onTheOther = new Set(wholeSentences(textsOf(mainOf(htmlOfOther))))
  return proseOf(html).filter((sentence) => !onTheOther.has(sentence))
}

export function wholeSentences(texts: readonly string[]): string[] {
  return texts.flatMap((text) =>
    sentencesOf(text)
      .filter((words) => words.length > 3)
      .map((words) => words.join(' ')),
  )
}

/** Bar and foot are the same on every page. */
function mainOf(html: string) {
  return /<main\b.*<\/main>/s.exec(html)?.[0] ?? html
}

function withoutQuoted(html: string) {
  return html.replace(/<(?!html\b)(\w+)\b[^>]*\slang="[^"]*"[^>]*>.*?<\/\1>/gs, '')
}

/** The words between tags; every element ends a sentence but those inside a line. */
function textsOf(html: string) {
  return html
    .replace(/<(style|script|svg|option)\b[\s\S]*?<\/\1>/g, '')
    .replace(/<\/?(?:a|b|em|i|span|small|strong|time)\b[^>]*>/g, ' ')
    .split(/<[^>]*>/)
    .map((text) => text.replace(/&\w+;|&#\w+;/g, ' ').trim())
    .filter(Boolean)
}
