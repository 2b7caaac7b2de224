import { warningsAbout } from '../../claims/claim-rules.ts'
import { listedClaims, notedClaims, noteKey } from '../../settings/claims/claim-settings.server.ts'
import { claimsShown } from '../../settings/claims/claims-shown.server.ts'
import { draftWith } from '../../settings/register.server.ts'
import { otherFigures, untranslated } from '../../settings/translation-settings.server.ts'
import type { RenderPage } from '../../site/context.ts'
import { forms, isFormName } from '../../site/forms.ts'
import type { PageFamily } from '../../site/page-family.ts'
import type { Site } from '../../site/site.ts'
import { incomeLaws } from '../../site/vouchers.ts'
import type { Facts, Line } from '../facts.ts'
import { inAllLanguages } from '../read-facts.server.ts'

export const now = new Date('2026-11-16T12:00:00Z')

export const checkedLately = {
  stateLaws: '2026-06-01',
  federalLaw: '2026-06-01',
  assistance: '2026-06-01',
  legalAid: '2026-06-01',
}

export type Pages = Record<string, (site: Site) => string>

/** What a planted violation changes of a site where everything is mended. */
export type Change = {
  url?: string
  settings?: Record<string, unknown>
  pages?: Pages
  articles?: { title: string; words: string; updatedAt?: Date }[]
  facts?: Partial<Facts>
}

const isTranslated = true

export const families: PageFamily[] = [
  { name: 'Home', route: '/', samples: ['/'], isTranslated },
  { name: 'Kit', route: '/diy-rental-kit', samples: ['/diy-rental-kit'], isTranslated },
  { name: 'Ohio', route: '/state/:state', samples: ['/state/ohio'], isTranslated },
  { name: 'California', route: '/state/:state', samples: ['/state/california'], isTranslated },
  { name: 'Program policy', route: '/policy-terms', samples: ['/policy-terms'], isTranslated },
  { name: 'Privacy', route: '/privacy', samples: ['/privacy'], isTranslated },
]

const cleanPages: Pages = {
  '/': ({ claims }) =>
    `<section><h1>A home again</h1><p>Get ${claims.fundingRange} from a lender. It is a loan: you repay it with interest. Approval is not guaranteed.</p></section>`,
  '/diy-rental-kit': ({ claims }) =>
    `<section><p>The kit costs ${claims.kitOneAdult}. The number never replaces your Social Security number.</p></section>`,
  '/state/ohio': () => '<section><p>The middle rent was $988 a month over 2020–2024.</p></section>',
  '/state/california': () => '<section><p>We work with vouchers here.</p></section>',
  '/policy-terms': () =>
    '<section><p>Last updated 10/01/2026</p><p>You get a refund if we did no work.</p></section>',
  '/privacy': ({ email }) => `<section><p>For a copy of your data write to ${email}.</p></section>`,
  '/es': ({ claims }) =>
    `<section><h1>Un hogar otra vez</h1><p>Obtenga ${claims.fundingRange} de un prestamista. Es un préstamo: usted lo paga con intereses. La aprobación no está garantizada.</p></section>`,
  '/es/diy-rental-kit': ({ claims }) =>
    `<section><p>El kit cuesta ${claims.kitOneAdult}. El número nunca reemplaza su número de Seguro Social.</p></section>`,
  '/es/state/ohio': () => '<section><p>La renta mediana fue de $988 al mes en 2020–2024.</p></section>',
  '/es/state/california': () => '<section><p>Aquí trabajamos con vales de vivienda.</p></section>',
  '/es/policy-terms': () =>
    '<section><p>Última actualización: 10/01/2026 (mes/día/año)</p><p>Recibe un reembolso si no hicimos ningún trabajo.</p></section>',
  '/es/privacy': ({ email }) => `<section><p>Para una copia de sus datos escriba a ${email}.</p></section>`,
}

/** Everything the owner can mend is mended: own names and numbers, no fee in advance, a basis for every claim. */
const mended: Record<string, unknown> = {
  brand: 'Open Door Homes',
  phone: '(713) 200-0199',
  email: 'help@open-door-homes.com',
  'postal-address': 'P.O. Box 118, Houston, TX 77001',
  'copyright-year': 2026,
  banner: 'Told no? Ask us before you apply again.',
  'banner.es': '¿Le dijeron que no? Pregúntenos primero.',
  examples: 'off',
  ...Object.fromEntries(incomeLaws.map(({ state }) => [`vouchers.${state}`, 'considered'])),
  'claim.applicationFee': 0,
  'claim.landlordApproval': '7 to 21 days',
  'claim.landlordApproval.es': '7 a 21 días',
  'claim.guaranteedApproval': 'Help with approval',
  'claim.guaranteedApproval.es': 'Ayuda con la aprobación',
  ...Object.fromEntries(
    listedClaims.map(({ name }) => [noteKey(name), { basis: 'Counted in our books', date: '2026-06-30' }]),
  ),
  ...Object.fromEntries(
    Object.keys(forms)
      .filter(isFormName)
      .map((name) => [`form.${name}.address`, `https://forms.open-door-homes.com/${name}`]),
  ),
}

/** The facts as the program would read them from such a site. */
export async function factsOf(
  change: Change = {},
  render: RenderPage = renderer(change.pages),
  of: readonly PageFamily[] = families,
): Promise<Facts> {
  const chosen = new Map(Object.entries({ ...mended, ...change.settings }))
  const { site, claims } = draftWith(change.url ?? 'https://www.open-door-homes.com', chosen)
  const english = await claimsShown(render, of, site)
  const spanish = await claimsShown(render, of, draftWith(site.url, chosen, 'es').site)
  const { uses, lines, unread } = inAllLanguages([english, spanish])
  const noted = notedClaims(chosen)
  const articles = (change.articles ?? []).map((article, index) => ({
    ...article,
    id: `${index}`,
    slug: `a${index}`,
  }))
  return {
    ...{ now, site, claims, noted, uses, unread },
    lines: [...lines, ...articles.map(lineOf)],
    warnings: warningsAbout({
      claims,
      noted: new Set(noted.keys()),
      uses: english.uses,
      lines: english.lines,
    }),
    // Each is told in both languages.
    articles: articles.flatMap(({ id, slug, title, updatedAt = now }) => [
      { id, slug, title, updatedAt, language: 'en' as const, shared: id },
      { id: `${id}-es`, slug: `${slug}-es`, title, updatedAt, language: 'es' as const, shared: id },
    ]),
    untranslated: untranslated(chosen),
    otherFigures: otherFigures(chosen, site),
    demo: { articles: 0, stories: 0, applications: 0 },
    doubtfulStories: [],
    checkedOn: checkedLately,
    isBrandKept: false,
    hasOwnPassword: true,
    withoutSecondStep: [],
    lastBackupAt: new Date('2026-11-15T00:00:00Z'),
    mail: { kind: 'answers' },
    mailFrom: 'help@open-door-homes.com',
    ...change.facts,
  }
}

/** What is planted on a page stands in a section of its own, below the rest. */
export function renderer(planted: Pages = {}): RenderPage {
  return async (path, site) => {
    const words = cleanPages[path]?.(site) ?? ''
    const more = planted[path]?.(site) ?? ''
    const body = more.startsWith('<') ? more : `${words}<section><p>${more}</p></section>`
    return {
      status: more === '500' ? 500 : 200,
      tags: new Set(),
      html: `<title>${path}</title><body><header>${site.phone}</header><main>${body}</main>${footer(site, more)}</body>`,
    }
  }
}

/** A page that is planted whole brings its own. */
function footer({ email, copyrightYear, language }: Site, page: string) {
  if (page.includes('<footer')) return ''
  return `<footer>${email} ${marks[language]}. © ${copyrightYear}</footer>`
}

const marks = { en: 'Equal housing opportunity', es: 'Igualdad de oportunidades en la vivienda' }

function lineOf({ slug, title, words }: { slug: string; title: string; words: string }): Line {
  return { page: `Article “${title}”`, path: `/articles/${slug}`, text: words, block: 1 }
}
