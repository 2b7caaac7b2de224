/** Every number in a text, as it is written: '$1,295', '24'. */
export function figuresNamed(words: string): string[] {
  return words.match(/\$?\d(?:[\d.,]*\d)?/g) ?? []
}

/** Where both name figures, and not the same ones. What is said without any cannot be compared. */
export function haveOtherFigures(one: string, other: string) {
  const [ones, others] = [digitsIn(one), digitsIn(other)]
  return ones !== '' && others !== '' && ones !== others
}

/** 'many' in place of '4'. Nothing said at all lacks nothing. */
export function lacksFigures(one: string, other: string) {
  return digitsIn(one) !== '' && other !== '' && digitsIn(other) === ''
}

/** '1,295' and '1.295' are the same number in two languages. */
function digitsIn(words: string) {
  const digits = figuresNamed(words).map((figure) => figure.replace(/\D/g, ''))
  return [...new Set(digits)].toSorted().join(' ')
}
