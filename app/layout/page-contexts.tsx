import type { ReactNode } from 'react'
import type { Site } from '../site/site.ts'
import { type FragmentCache, FragmentCacheContext } from '../ui/cached-fragment.tsx'
import { LanguageContext } from '../ui/language.ts'
import { RequestIdContext } from './request-id.ts'
import { SiteContext } from './use-site.ts'

type Props = { id: string; site: Site; fragmentCache: FragmentCache | null; children: ReactNode }

/** The contexts of every page rendered on the server. */
export function PageContexts({ id, site, fragmentCache, children }: Props) {
  return (
    <RequestIdContext value={id}>
      <SiteContext value={site}>
        <LanguageContext value={site.language}>
          <FragmentCacheContext value={fragmentCache}>{children}</FragmentCacheContext>
        </LanguageContext>
      </SiteContext>
    </RequestIdContext>
  )
}
