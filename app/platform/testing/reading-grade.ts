/** The school grade of a text by Flesch and Kincaid: long sentences and long words make it hard. */
export function readingGrade(texts: readonly string[]) {
  const sentences = texts.flatMap((text) => sentencesOf(text))
  const words = sentences.flat()
  const syllables = words.reduce((sum, word) => sum + syllablesIn(word), 0)
  if (words.length === 0) return 0
  return 0.39 * (words.length / sentences.length) + 11.8 * (syllables / words.length) - 15.59
}

/** Words by sentence. Citations, phone numbers and gaps are not read like words. */
export function sentencesOf(text: string): string[][] {
  return text
    .replace(/\d\d U\.S\.C\. §+|\b(?:16|36)\d\d[\w()–]*/g, '')
    .replace(/\be-mails?\b/gi, 'email')
    .replace(/[{[][^}\]]*[}\]]/g, 'home')
    .split(/[.!?:;]+(?:\s|$)|\n+|[¿¡]/)
    .map((sentence) => sentence.match(/\p{L}[\p{L}’'-]*|\d+/gu) ?? [])
    .filter((words) => words.length > 0)
}

/** By groups of vowels, without the silent ones: right for nine words out of ten, which is what the formula was made with. */
export function syllablesIn(word: string): number {
  const letters = word.toLowerCase().replace(/[^a-z]/g, '')
  if (letters.length === 0) return 1
  if (letters !== word.toLowerCase() && word.includes('-'))
    return word.split('-').reduce((sum, part) => sum + syllablesIn(part), 0)
  if (letters.length <= 3) return 1
  const spoken = letters
    .replace(/(?:[^laeiouy]es|[^td]ed|[^laeiouy]e)$/, '')
    .replace(/([^aeiouy])e(ly|ment|ful|less)$/, '$1$2')
    .replace(/^y/, '')
  const groups = spoken.match(/[aeiouy]{1,2}/g) ?? []
  const split = spoken.match(/(?:ia|io(?!us|n)|eo(?!n|us)|ua(?!r|l)|iet)/g) ?? []
  return Math.max(1, groups.length + split.length)
}
