import { useLocation } from 'react-router'
import { Frame } from '../layout/frame.tsx'
import { pageMeta, siteFrom } from '../layout/page-meta.ts'
import { useSite } from '../layout/use-site.ts'
import { documentAt } from '../pages/documents.ts'
import { DocumentPage } from '../policy/document-page.tsx'
import { homeCrumb } from '../site/home-crumb.ts'
import { documentPicture } from '../social/page-pictures.ts'
import type { Route } from './+types/document'

export function meta({ matches, location }: Route.MetaArgs) {
  const site = siteFrom(matches)
  const document = documentAt(location.pathname, site)
  const crumbs = [homeCrumb(site.language)]
  return document ? pageMeta(site, { ...document.head, picture: documentPicture(document) }, crumbs) : []
}

/** Policy pages: plain documents, by their path. */
export function Page() {
  const document = documentAt(useLocation().pathname, useSite())
  return <Frame chrome="full">{document && <DocumentPage document={document} />}</Frame>
}

export default Page
