import { createElement, Fragment, isValidElement } from 'react'

export const [opening, closing] = ['⟦', '⟧']

/** The same words, each phrase between brackets: what a page shows outside of them was typed somewhere else. */
export function markWords(words: unknown): unknown {
  if (typeof words === 'string') return words === '' ? '' : opening + words + closing
  if (typeof words === 'function') return (...given: unknown[]) => markWords(words(...given))
  if (isValidElement(words)) return createElement(Fragment, null, opening, words, closing)
  if (Array.isArray(words)) return words.map(markWords)
  if (words === null || typeof words !== 'object' || words instanceof RegExp) return words
  return Object.fromEntries(Object.entries(words).map(([name, value]) => [name, markWords(value)]))
}
