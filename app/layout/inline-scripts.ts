import { languages } from '../platform/language.ts'
import { publicAddresses } from '../site/addresses.ts'
import countScript from './count-script.ts?inline-script'
import forgetScript from './forget-script.ts?inline-script'
import languageScript from './language-script.ts?inline-script'
import themeScript from './theme-script.ts?inline-script'

/**
 * The only scripts written into public pages. The content security policy allows them by hash,
 * so they are constants: nothing of a page or a person may be put into them. The build shortens them.
 */

const firstOf = (path: string) => path.split('/')[1]
const isCounted = ({ counted }: (typeof publicAddresses)[number]) => counted !== 'nothing'
const read = new Set(publicAddresses.filter(isCounted).map(({ path }) => firstOf(path)))

/** In the words of URL patterns: with a language before it, or none. */
const inAnyLanguage = languages
  .filter((language) => language !== 'en')
  .map((language) => `{/${language}}?`)
  .join('')

/** No pages that somebody reads: pictures, forms in frames, what is known to one person. */
const uncounted = new Set([
  '/admin',
  '/admin/*',
  ...publicAddresses
    .filter((address) => !isCounted(address))
    .map(({ path }) =>
      read.has(firstOf(path)) ? path.replace(/\/[:*].*$/, '/*') : path.replace(/^(\/[^/]+\/).*$/, '$1*'),
    )
    .map((path) => inAnyLanguage + path),
])

/** Pages are small: fetch the next one when a finger or a pointer is about to follow a link. */
export const speculationRules = JSON.stringify({
  prefetch: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: [...uncounted] } },
          { not: { selector_matches: '[target=_blank],[download]' } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
})

/** Firefox paints what follows a stylesheet in the body unstyled, but stops at a script, which waits for it. */
export const paintBarrier = ' '

export { countScript, forgetScript, languageScript, themeScript }

export const inlineScripts = [
  themeScript,
  countScript,
  languageScript,
  forgetScript,
  speculationRules,
  paintBarrier,
]
