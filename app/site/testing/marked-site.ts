import { markedClaims } from '../../claims/say-claims.ts'
import { defaultSite, type Site } from '../site.ts'

export const site = defaultSite('https://example.test')
const claims = markedClaims((name) => `[${name}]`)

/** Every claim is its own name in brackets: whatever number, price or promise is left was typed into a page. */
export const marked: Site = {
  ...site,
  brand: '[brand]',
  phone: '[phone]',
  email: '[email]',
  copyrightYear: 7777,
  claims,
  exact: claims,
}
