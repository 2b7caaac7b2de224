import type { Facts, Line } from '../facts.ts'
import { laws } from '../laws.ts'
import type { Rule, Spot } from '../rule.ts'
import { ruleWords } from '../rule-words.ts'
import { barePath, beside, isArticle, labelsIn, linesWith, quoted, spot } from '../spots.ts'
import { type StateLaw, voucherLaws } from '../state-laws.ts'

const words = ruleWords.en.fairHousing

export const fairHousingRules: Rule[] = [
  {
    id: 'vouchers-refused',
    ...words.vouchersRefused,
    gravity: 'stop',
    law: { cite: words.stateLaws },
    mend: { label: words.mend.vouchers, href: '/admin/settings/vouchers' },
    find: refusedVouchers,
  },
  {
    id: 'no-fair-housing-mark',
    ...words.noFairHousingMark,
    gravity: 'first',
    law: laws.fairHousingMark,
    mend: { label: words.mend.home, href: '/' },
    find: ({ lines }) =>
      [...unmarkedPages(lines)].map(([path, page]) => ({
        text: page,
        places: [{ label: path, href: path }],
      })),
  },
  {
    id: 'words-that-exclude',
    ...words.wordsThatExclude,
    gravity: 'stop',
    law: laws.fairHousing,
    mend: { label: words.mend.articles, href: '/admin/articles' },
    find: ({ lines }) => quoted(linesWith(lines, excluding)),
  },
]

const refusal =
  /\b(?:not|cannot|can’t|don’t|no|never|nunca)\b[^.]{0,40}\b(?:section 8|sección 8|(?:housing )?vouchers?|vales? de vivienda)\b/i
const exception =
  /\b(?:except|other than|unless|but not|does not hold in|elsewhere|excepto|salvo|a menos que|pero no|no se aplica en|en los demás lugares|en otro lugar)\b/i
const mark = /\bequal housing opportunity\b|\bigualdad de oportunidades en la vivienda\b/i
const excluding =
  /\bno (?:kids|children|immigrants|foreigners|wheelchairs)\b|\badults only\b|\bable-bodied\b|\b(?:christian|catholic|jewish|muslim|white|black|hispanic|latino|asian|english-speaking) (?:only|preferred|tenants|renters|families|neighborhood|community)\b|\bsin (?:niños|hijos)\b|\bno se (?:aceptan|admiten) (?:niños|inmigrantes|extranjeros)\b|\bs[oó]lo (?:para )?(?:adultos|cristianos|católicos|judíos|musulmanes|blancos|negros|hispanos|latinos|asiáticos)\b/i

/** The sentences that refuse, and the places where a law is against it. */
function refusedVouchers({ lines }: Facts): Spot[] {
  const refusals = linesWith(lines, refusal)
  const against = voucherLaws.filter((law) => refusals.some((line) => reaches(line, law, lines)))
  if (against.length === 0) return []
  const heard = refusals.filter((line) => against.some((law) => reaches(line, law, lines)))
  return [
    ...quoted(heard),
    ...against.map(({ name, statute, href }) => spot(words.found.state(name), statute, href)),
  ]
}

/** A page of one state or town speaks of that state; every other page of all of them, but those it excepts. */
function reaches(line: Line, { state, name }: StateLaw, lines: Line[]) {
  const [, kind = '', slug = ''] = barePath(line.path).split('/')
  if (kind === 'state') return slug === name.toLowerCase().replaceAll(' ', '-')
  if (['city', 'city-old', 'subcity'].includes(kind) && /-[a-z]{2}$/.test(slug))
    return slug.endsWith(`-${state.toLowerCase()}`)
  return !beside(lines, line).some(({ text }) => exception.test(text) && text.includes(name))
}

/** A form that stands in a frame has the mark of the page around it. */
function unmarkedPages(lines: Line[]) {
  const pages = new Map([...labelsIn(lines)].filter(([path]) => isPage(path)))
  for (const { path } of linesWith(lines, mark)) pages.delete(path)
  return pages
}

function isPage(path: string) {
  return !barePath(path).startsWith('/forms/') && !isArticle(path)
}
