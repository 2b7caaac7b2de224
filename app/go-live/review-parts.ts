import type { RouterContextProvider } from 'react-router'
import { factsContext } from '../health/context.ts'
import { pageFamilies } from '../pages/page-families.ts'
import { databaseContext } from '../platform/context.ts'
import { renderContext, siteContext } from '../site/context.ts'

/** What the review needs of a request, besides who asks. */
export function reviewParts(
  context: Pick<RouterContextProvider, 'get'>,
  admin: { id: string; email: string },
) {
  return {
    admin,
    db: context.get(databaseContext).db,
    site: context.get(siteContext),
    facts: context.get(factsContext),
    render: context.get(renderContext),
    families: pageFamilies,
  }
}
