import besley from './fonts/besley.woff2?url'
import accents from './fonts/besley-accents.woff2?url'

/** For `<link rel="preload" as="font" type="font/woff2" crossorigin>`. */
export const headFontUrl = besley

/** The letters of Spanish that the other file does not have: ¡¿ªº ÁÉÍÓÚÜÑ áíóúü. */
export const accentsFontUrl = accents
