/**
 * Of '$1,000 - $1,500' both. A comma belongs to an amount between groups of three: '1200,50' is not 120050. Of '1.200' or
 * '1 400' nobody could tell what is meant: none.
 */
export function amountsIn(words: string): number[] {
  if (/\d[.\s]\d{3}(?!\d)/.test(words)) return []
  return Array.from(words.matchAll(/\d{1,3}(?:,\d{3})+(?!\d)|\d{1,12}/g), ([amount]) =>
    Number(amount.replaceAll(',', '')),
  )
}
