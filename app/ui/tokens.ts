import fontsCss from './fonts.css?inline'
import { headFontUrl } from './fonts.ts'
import lightCss from './tokens.css?inline'
import darkCss from './tokens-dark.css?inline'

const headFace = `@font-face{font-family:Besley;src:url(${headFontUrl}) format("woff2");font-weight:520 680;font-display:swap}`

export const tokensCss = `${lightCss}${withSystem(darkCss)}${headFace}${fontsCss}`

/** The theme script puts `light` or `dark` on <html>; where it has not run, the system decides. */
export function withSystem(css: string) {
  return `${css}@media (prefers-color-scheme:dark){${css.replaceAll(':root.dark', ':root:not(.light):not(.dark)')}}`
}
