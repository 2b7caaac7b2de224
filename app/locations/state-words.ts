import { withArticle } from '../platform/us-states.ts'

/** A state's name where it could be taken for its city, or needs an article. */
export function inSentence(stateName: string) {
  if (stateName === 'New York' || stateName === 'Washington') return `${stateName} State`
  return withArticle(stateName)
}

/** 'Harris County', and of the regions Connecticut has in their place 'the Capitol Planning Region'. */
export function countyInSentence(county: string) {
  return county.endsWith(' Region') || county === 'District of Columbia' ? `the ${county}` : county
}

const wordsForCounties: Record<string, string> = {
  AK: 'boroughs and census areas',
  CT: 'planning regions',
  LA: 'parishes',
  VA: 'counties and cities',
}

/** What the census calls the parts of a state. */
export function countiesIn(stateCode: string) {
  return wordsForCounties[stateCode] ?? 'counties'
}
