import type { InLanguages } from '../platform/language.ts'
import type { PictureIn, SocialPicture } from './social-picture.ts'

/** What search engines and shared links show of a page. */
export type PageHead = {
  title: string
  description: string
  /** The canonical path; also the address that is shared. */
  path: string
  /** Its short name in the breadcrumbs. */
  crumb?: string
  keywords?: string
  /** The place a page is about, for the region tags. */
  region?: { code: string; place: string; lat?: number; lng?: number }
  isIndexed?: boolean
  /** Where it is told in each language, when that is not the same path; itself among them. */
  translations?: Partial<InLanguages<string>>
  /** What shared links show beside the words; without one, or not indexed, the site's own. */
  picture?: SocialPicture | PictureIn
  /** Structured data beyond the organization and the breadcrumbs. Only what the page itself shows. */
  schema?: SchemaThing[]
}

export type SchemaThing = { '@type': string; [property: string]: unknown }
