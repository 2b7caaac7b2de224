import type { Facts, Line } from '../facts.ts'
import { laws } from '../laws.ts'
import type { Rule, Spot } from '../rule.ts'
import { beside, linesWith, quoted, spot } from '../spots.ts'
import { type StateLaw, voucherLaws } from '../state-laws.ts'

export const fairHousingRules: Rule[] = [
  {
    id: 'vouchers-refused',
    title: 'Vouchers refused where the law protects them',
    gravity: 'stop',
    law: { cite: 'State laws on source of income, each named above with its statute' },
    why: 'In these places a renter may not be turned away for paying with a voucher. Cities may be stricter, and places that are not listed are not on file: that does not mean they allow it.',
    todo: 'Take the refusal off for these places, or get a lawyer’s word that it does not reach you and note it here.',
    mend: { label: 'Change the vouchers', href: '/admin/settings/vouchers' },
    find: refusedVouchers,
  },
  {
    id: 'no-fair-housing-mark',
    title: 'Pages without the equal housing mark',
    gravity: 'first',
    law: laws.fairHousingMark,
    why: 'Whoever helps people find homes says on every page that everybody is helped alike.',
    todo: 'Bring the mark and its sentence back to the foot of these pages.',
    mend: { label: 'See the home page', href: '/' },
    find: ({ lines }) =>
      [...unmarkedPages(lines)].map(([path, page]) => ({
        text: page,
        places: [{ label: path, href: path }],
      })),
  },
  {
    id: 'words-that-exclude',
    title: 'Words that exclude people',
    gravity: 'stop',
    law: laws.fairHousing,
    why: 'No sentence about homes may prefer or exclude people for their race, color, religion, sex, disability, family or origin, not even in an article.',
    todo: 'Take the words out.',
    mend: { label: 'Open the articles', href: '/admin/articles' },
    find: ({ lines }) => quoted(linesWith(lines, excluding)),
  },
]

const refusal = /\b(?:not|cannot|can’t|don’t|no|never)\b[^.]{0,40}\b(?:section 8|(?:housing )?vouchers?)\b/i
const exception = /\b(?:except|other than|unless|but not|does not hold in|elsewhere)\b/i
const mark = /\bequal housing opportunity\b/i
const excluding =
  /\bno (?:kids|children|immigrants|foreigners|wheelchairs)\b|\badults only\b|\bable-bodied\b|\b(?:christian|catholic|jewish|muslim|white|black|hispanic|latino|asian|english-speaking) (?:only|preferred|tenants|renters|families|neighborhood|community)\b/i

/** The sentences that refuse, and the places where a law is against it. */
function refusedVouchers({ lines }: Facts): Spot[] {
  const refusals = linesWith(lines, refusal)
  const against = voucherLaws.filter((law) => refusals.some((line) => reaches(line, law, lines)))
  if (against.length === 0) return []
  const heard = refusals.filter((line) => against.some((law) => reaches(line, law, lines)))
  return [...quoted(heard), ...against.map(({ name, statute, href }) => spot(`${name}:`, statute, href))]
}

/** A page of one state or town speaks of that state; every other page of all of them, but those it excepts. */
function reaches(line: Line, { state, name }: StateLaw, lines: Line[]) {
  const [, kind = '', slug = ''] = line.path.split('/')
  if (kind === 'state') return slug === name.toLowerCase().replaceAll(' ', '-')
  if (['city', 'city-old', 'subcity'].includes(kind) && /-[a-z]{2}$/.test(slug))
    return slug.endsWith(`-${state.toLowerCase()}`)
  return !beside(lines, line).some(({ text }) => exception.test(text) && text.includes(name))
}

/** A form that stands in a frame has the mark of the page around it. */
function unmarkedPages(lines: Line[]) {
  const pages = new Map(lines.filter(({ path }) => isPage(path)).map(({ path, page }) => [path, page]))
  for (const { path } of linesWith(lines, mark)) pages.delete(path)
  return pages
}

function isPage(path: string) {
  return !path.startsWith('/forms/') && !path.startsWith('/articles/')
}
