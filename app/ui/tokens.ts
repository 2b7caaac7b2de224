import fontsCss from './fonts.css?inline'
import { headFontUrl } from './fonts.ts'
import lightCss from './tokens.css?inline'
import darkCss from './tokens-dark.css?inline'

const headFace = `@font-face{font-family:Besley;src:url(${headFontUrl}) format("woff2");font-weight:520 680;font-display:swap}`

export const tokensCss = `${lightCss}${withSystem(darkCss)}${headFace}${fontsCss}`

/** The theme script puts `light` or `dark` on <html>; where it has not run, the system decides. Paper is light. */
export function withSystem(css: string) {
  const system = css.replaceAll(':root.dark', ':root:not(.light):not(.dark)')
  return `@media screen{${css}}@media screen and (prefers-color-scheme:dark){${system}}`
}
