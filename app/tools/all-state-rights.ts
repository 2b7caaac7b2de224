import { lawSentences } from '../almanac/law-sentences.ts'
import { lawWords } from '../almanac/law-words.ts'
import { depositCap, lawOf, lawTopics } from '../almanac/laws.ts'
import { legalAidIn } from '../almanac/state-facts.ts'
import type { Language } from '../platform/language.ts'
import { longDay } from '../platform/us-date.ts'
import { usStates } from '../platform/us-states.ts'
import type { AllStateRights, StateRights } from './state-rights.ts'

export function allStateRights(language: Language): AllStateRights {
  return Object.fromEntries(usStates.map(({ code }) => [code, rightsOf(code, language)]))
}

function rightsOf(code: string, language: Language): StateRights {
  const laws = lawTopics.map((topic) => ({ topic, law: lawOf(code, topic) }))
  return {
    rights: laws.flatMap(({ law }) => {
      if (!law) return []
      const { title, text, detail } = lawSentences(law, language)
      const { statute, href, asOf } = law
      const said = [text, detail].filter(Boolean).join(' ')
      return [{ title, text: said, statute, href, asOf: longDay(asOf, language) }]
    }),
    notOnFile: laws.flatMap(({ topic, law }) => (law ? [] : [lawWords[language].titles[topic]])),
    deposit: depositWords(code, 'en'),
    ...(language !== 'en' && { depositMeaning: depositWords(code, language) }),
    // Who can be called stands first.
    aid: legalAidIn(code)
      .map(({ name, phone, website }) => ({ name, phone, website }))
      .toSorted((one, other) => Number(Boolean(other.phone)) - Number(Boolean(one.phone))),
  }
}

function depositWords(code: string, language: Language) {
  const cap = depositCap(code)
  return cap && `${lawWords[language].monthsOfRent(String(cap.months))} (${cap.law.statute})`
}
