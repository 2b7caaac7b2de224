import { measuredClaims } from '../../claims/claim-rules.ts'
import {
  type Claim,
  type ClaimName,
  type ClaimSection,
  claimSections,
  sectionTitles,
} from '../../claims/claims.ts'
import { wordsFor } from '../../claims/say-claims.ts'
import { note, words } from '../kind.server.ts'
import { count, largeMoney, mileage, money, moneyRange, orNothing, percent } from '../number-kind.server.ts'
import { type Draft, defineSetting, type Setting } from '../setting.server.ts'
import { claimSettingWords } from '../setting-words.ts'

const said = claimSettingWords.en
const emptyHints: Partial<Record<ClaimName, string>> = said.emptyHints

type Listed = { name: ClaimName; part: ClaimSection; section: string; claim: Claim }

/** The register as a list: what stands in it is a setting by itself. */
export const listedClaims: Listed[] = (Object.keys(claimSections) as ClaimSection[]).flatMap((part) =>
  Object.entries(claimSections[part]).map(([name, claim]) => ({
    name: name as ClaimName,
    part,
    section: sectionTitles[part],
    claim,
  })),
)

export const claimSettings: Setting[] = listedClaims.map(claimSetting)

/** What each claim rests on, by the owner: for nobody's eyes but theirs. */
export const noteSettings: Setting[] = listedClaims.map(({ name, claim, section }) =>
  defineSetting(note, {
    key: noteKey(name),
    group: null,
    section,
    label: said.note(claim.label),
    default: { basis: '', date: '' },
  }),
)

/** The claims whose basis is written down, each with its day; an empty text where none was given. */
export function notedClaims(chosen: ReadonlyMap<string, unknown>): Map<ClaimName, string> {
  const written = listedClaims.flatMap(({ name }, index): [ClaimName, string][] => {
    const [basis, day = ''] = noteSettings[index]?.fieldsOf(chosen.get(noteKey(name))) ?? []
    return basis ? [[name, day]] : []
  })
  return new Map(written)
}

export function claimKey(name: ClaimName) {
  return `claim.${name}`
}

export function noteKey(name: ClaimName) {
  return `claim-note.${name}`
}

/** As an owner reads it: a figure that was taken off is none of 0, and what is empty stands nowhere. */
export function shownWords(name: ClaimName, claim: Claim) {
  const isSaid = claim.value !== '' && !(isMeasured(name) && claim.value === 0)
  return isSaid ? wordsFor(claim) : said.nowhere
}

function isMeasured(name: ClaimName) {
  return (measuredClaims as readonly ClaimName[]).includes(name)
}

const sentences: Partial<Record<ClaimName, (words: string) => string>> = said.sentences

function claimSetting({ name, section, claim }: Listed): Setting {
  const about = { key: claimKey(name), section, label: claim.label }
  const put = (draft: Draft, changed: Claim) => {
    Object.assign(draft.claims, { [name]: changed })
  }
  const read = (changed: Claim) => (sentences[name] ?? String)(wordsFor(changed))
  switch (claim.kind) {
    case 'price':
    case 'from':
      return defineSetting(money, {
        ...about,
        group: 'prices',
        default: claim.value,
        words: (value) => read({ ...claim, value }),
        put: (draft, value) => put(draft, { ...claim, value }),
      })
    case 'range':
      return defineSetting(moneyRange, {
        ...about,
        group: 'prices',
        default: claim.value,
        words: (value) => read({ ...claim, value }),
        put: (draft, value) => put(draft, { ...claim, value }),
      })
    case 'percent':
    case 'count':
    case 'miles':
    case 'over': {
      const kind = { percent, count, miles: mileage, over: largeMoney }[claim.kind]
      return defineSetting(isMeasured(name) ? orNothing(kind) : kind, {
        ...about,
        hint: isMeasured(name) ? said.orNothing : undefined,
        group: 'claims',
        default: claim.value,
        words: (value) => shownWords(name, { ...claim, value }),
        put: (draft, value) => put(draft, { ...claim, value }),
      })
    }
    case 'words':
      return defineSetting(words(80, claim.value === ''), {
        ...about,
        hint: emptyHints[name],
        group: 'claims',
        default: claim.value,
        words: (value) => read({ ...claim, value }),
        put: (draft, value) => put(draft, { ...claim, value }),
      })
  }
}
