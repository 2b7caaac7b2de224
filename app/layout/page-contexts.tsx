import type { ReactNode } from 'react'
import type { Site } from '../site/site.ts'
import { type Keep, KeepContext } from '../ui/kept.tsx'
import { LanguageContext } from '../ui/language.ts'
import { RequestIdContext } from './request-id.ts'
import { SiteContext } from './use-site.ts'

type Props = { id: string; site: Site; keep: Keep | null; children: ReactNode }

/** What every page is drawn with on the server. */
export function PageContexts({ id, site, keep, children }: Props) {
  return (
    <RequestIdContext value={id}>
      <SiteContext value={site}>
        <LanguageContext value={site.language}>
          <KeepContext value={keep}>{children}</KeepContext>
        </LanguageContext>
      </SiteContext>
    </RequestIdContext>
  )
}
