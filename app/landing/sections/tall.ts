/**
 * About how tall a section is on a phone, from what it holds: for the time it is out of sight (app/ui/base.css).
 * Measured at 360 px in both languages; kinds that are always alike have their figure in their stylesheet.
 */
export function tall(pixels: number) {
  return { style: { '--tall': `${Math.round(pixels / 50) * 50}px` } as React.CSSProperties }
}

/** Letters of text, without knowing in which lines they will stand. */
export function letters(...texts: (string | undefined)[]) {
  return texts.reduce((sum, text = '') => sum + text.length, 0)
}
