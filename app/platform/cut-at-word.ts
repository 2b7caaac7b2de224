/** The text, or as many of its whole words as fit with '…' behind them. Counted in code points: none is cut in two. */
export function cutAtWord(text: string, max: number) {
  // A code point has at most two units.
  const letters = [...text.slice(0, 2 * max + 1)]
  if (letters.length <= max) return text
  const end = letters.slice(0, max).findLastIndex((letter) => /\s/.test(letter))
  const kept = letters.slice(0, end > 0 ? end : max - 1).join('')
  return `${kept.replace(/[\s.,;:–—-]{1,9}$/, '')}…`
}
