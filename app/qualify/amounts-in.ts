/** Of '$1,000 - $1,500' both. A comma belongs to an amount between groups of three: '1200,50' is not 120050. */
export function amountsIn(words: string): number[] {
  return Array.from(words.matchAll(/\d{1,3}(?:,\d{3})+(?!\d)|\d{1,12}/g), ([amount]) =>
    Number(amount.replaceAll(',', '')),
  )
}
