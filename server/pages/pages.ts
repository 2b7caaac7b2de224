import { findAddress, isAdminPath } from '../../app/site/find-address.ts'
import { isUpload } from '../admission/limits.ts'
import { plainAnswer } from '../http/plain-answer.ts'
import { createPageHandler } from './page-handler.ts'
import { createPersonalPages } from './personal-pages.ts'
import { createPublicPages } from './public-pages.ts'
import type { PagesParts, Visit } from './visit.ts'

export type Pages = ReturnType<typeof createPages>

/** What is no file and no page fresh in the cache: public pages through the cache, all else for its visitor alone. */
export function createPages(parts: PagesParts) {
  const handle = createPageHandler(parts)
  const publicPages = createPublicPages(parts, handle)
  const personalPages = createPersonalPages(parts, handle)

  return {
    async answer(visit: Visit) {
      const { request, response, pathname } = visit
      if (request.headers['x-forwarded-for'] !== undefined) parts.noteForwarded()
      const isPost = request.method === 'POST'
      const isAdmin = isAdminPath(pathname)
      // The router's data addresses exist for the hydrated admin area alone.
      if (!isAdmin && pathname.endsWith('.data'))
        return plainAnswer(response, 404, { detail: 'Page not found' })
      if (isPost && isUpload(pathname)) return personalPages.answerUpload(visit)
      const isPersonal = isPost || isAdmin || findAddress(pathname)?.kept === 'personal'
      return await (isPersonal ? personalPages : publicPages).answer(visit)
    },
    prepare: publicPages.prepare,
  }
}
