import fontsCss from './fonts.css?inline'
import { accentsFontUrl, headFontUrl } from './fonts.ts'
import lightCss from './tokens.css?inline'
import darkCss from './tokens-dark.css?inline'

const headFace = faceOf(headFontUrl)

/** Without it letters with accents would come from another face, in the middle of a heading; what it lacks of the range, the other file has. */
export const accentsCss = faceOf(accentsFontUrl, 'U+A1-FC')

export const tokensCss = `${lightCss}${withSystem(darkCss)}${headFace}${fontsCss}`

function faceOf(url: string, letters = '') {
  const range = letters && `;unicode-range:${letters}`
  return `@font-face{font-family:Besley;src:url(${url}) format("woff2");font-weight:520 680;font-display:swap${range}}`
}

/** The theme script puts `light` or `dark` on <html>; where it has not run, the system decides. Paper is light. */
export function withSystem(css: string) {
  const system = css.replaceAll(':root.dark', ':root:not(.light):not(.dark)')
  return `@media screen{${css}}@media screen and (prefers-color-scheme:dark){${system}}`
}
