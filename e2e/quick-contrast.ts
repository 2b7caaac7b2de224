/** In the page. Axe declares none of this; it is pinned, and axe.spec.ts sees that pale texts are still found. */
declare const axe: {
  _audit: { rules: Rule[] }
  commons: { color: { Color: { prototype: Color } } }
}
type Rule = {
  id: string
  gather(...context: unknown[]): unknown
  matches(element: Element, ...context: unknown[]): boolean
}
type Color = { r: number; g: number; b: number; alpha: number; parseString(text: string): Color }

/**
 * Runs in the page, once axe is there. Contrast was half of what axe takes, most of it for rows that look alike: of
 * texts with the same colors, size and weight on the same backgrounds axe is shown two, and of what has no text of its
 * own, of which it would find that out by way of all that stands around it, nothing. Texts on a picture or a
 * gradient, or in a part that is clipped, moved, faded or placed above others, are alike within that part alone.
 */
export function hastenContrast() {
  const shown = new Map<string, number>()
  const backgrounds = new Map<Element | null, string>()

  const backgroundOf = (element: Element | null): string => {
    if (!element) return ''
    const known = backgrounds.get(element)
    if (known !== undefined) return known
    const style = getComputedStyle(element)
    const stands = ['absolute', 'fixed', 'sticky'].includes(style.position)
    const isUnlike =
      stands ||
      style.opacity !== '1' ||
      [style.backgroundImage, style.clipPath, style.filter, style.transform].some((value) => value !== 'none')
    const own = isUnlike ? `${style.backgroundColor} ${backgrounds.size}` : style.backgroundColor
    const behind = backgroundOf(element.parentElement)
    const both = own === 'rgba(0, 0, 0, 0)' ? behind : `${own} on ${behind}`
    backgrounds.set(element, both)
    return both
  }

  const looksOf = (element: Element) => {
    const { color, fontSize, fontWeight, textShadow, webkitTextFillColor } = getComputedStyle(element)
    const { width, height } = element.getBoundingClientRect()
    // Axe passes over what cannot be seen and a single sign, so that neither stands for others.
    const isSeen = element.checkVisibility({ visibilityProperty: true }) && width > 1 && height > 1
    const isSign = (element.textContent ?? '').trim().length === 1
    const own = [
      element.localName,
      color,
      fontSize,
      fontWeight,
      textShadow,
      webkitTextFillColor,
      isSeen,
      isSign,
    ]
    return `${own.join(' ')} on ${backgroundOf(element)}`
  }

  const written = ['input', 'select', 'textarea']
  const hasOwnText = ({ localName, childNodes }: Element) => {
    if (written.includes(localName)) return true
    for (const child of childNodes)
      if (child.nodeType === Node.TEXT_NODE && (child.nodeValue ?? '').trim() !== '') return true
    return false
  }

  for (const rule of axe._audit.rules.filter(({ id }) => id === 'color-contrast')) {
    const { gather, matches } = rule
    rule.gather = (...context) => {
      shown.clear()
      backgrounds.clear()
      return gather.apply(rule, context)
    }
    rule.matches = (element, ...context) => {
      if (!hasOwnText(element)) return false
      const looks = looksOf(element)
      const count = shown.get(looks) ?? 0
      if (count === 2 || !matches.call(rule, element, ...context)) return false
      shown.set(looks, count + 1)
      return true
    }
  }
}

/** Runs in the page too. Axe keeps a parsed color, but asks it for its parts again for every text. */
export function keepParsedColors() {
  const { prototype } = axe.commons.color.Color
  const { parseString } = prototype
  const parsed = new Map<string, Pick<Color, 'r' | 'g' | 'b' | 'alpha'>>()
  prototype.parseString = function (text) {
    const known = parsed.get(text)
    if (known) return Object.assign(this, known)
    const { r, g, b, alpha } = parseString.call(this, text)
    parsed.set(text, { r, g, b, alpha })
    return this
  }
}
