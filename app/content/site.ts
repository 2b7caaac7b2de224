import { type Claims, claimRegister, wordsOf } from './claims.ts'
import { type FormName, forms } from './forms.ts'

/** What the owner may change without a developer. Pages get it from the root loader, never from here. */
export type Site = {
  /** Public origin, from SITE_URL. */
  url: string
  brand: string
  phone: string
  email: string
  copyrightYear: number
  claims: Claims
  /** Empty until the owner connects the real form: then the stand-in answers. */
  formAddresses: Record<FormName, string>
}

export function defaultSite(url: string): Site {
  return {
    url,
    brand: 'Second Key Rentals',
    phone: '(800) 555-0142',
    email: 'help@secondkey.example',
    copyrightYear: 2024,
    claims: wordsOf(claimRegister),
    formAddresses: {
      funding: '',
      preapproval: '',
      signup: '',
      'diy-order': '',
      corporate: '',
      'city-application': '',
    },
  }
}

export function bannerText({ claims }: Site) {
  return `Get ${claims.fundingRange} in Rental Funding Today!`
}

export function phoneHref({ phone }: Site) {
  const digits = phone.replace(/\D/g, '')
  return `tel:+${digits.length === 10 ? '1' : ''}${digits}`
}

/** Where a form's buttons and frames lead: the owner's form, or our stand-in. */
export function formHref(site: Site, name: FormName) {
  return site.formAddresses[name] || `/forms/${name}`
}

export function formOrigins(site: Site) {
  const names = Object.keys(forms) as FormName[]
  const origins = names.map((name) => site.formAddresses[name]).filter(Boolean)
  return [...new Set(origins.map((address) => new URL(address).origin))]
}
