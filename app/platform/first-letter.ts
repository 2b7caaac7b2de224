/** A phrase that becomes the beginning of a sentence. */
export function upperFirst(words: string) {
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** A sentence that goes on another one. */
export function lowerFirst(words: string) {
  return words.charAt(0).toLowerCase() + words.slice(1)
}
