/** The first sentence, where it is one: 'St. Louis' and 'U.S.' end none. */
export function firstSentence(text: string): string {
  return /^.*?[\p{L}\p{N})”%]{3}[.?!](?=\s+[\p{Lu}“¿¡$\d])/su.exec(text)?.[0] ?? text
}
