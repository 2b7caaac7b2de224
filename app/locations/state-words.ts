import { withArticle } from '../platform/us-states.ts'

/** A state's name where it could be taken for its city, or needs an article. */
export function inSentence(stateName: string) {
  if (stateName === 'New York' || stateName === 'Washington') return `${stateName} State`
  return withArticle(stateName)
}
