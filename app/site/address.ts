import type { Role } from '../db/vocabulary.ts'
import type { PictureIn } from './social-picture.ts'

export type Changes = 'daily' | 'weekly' | 'monthly'

/** What the tabs and the menu of the admin area lead to; how they are called is in layout/words. */
export type AdminPage =
  | 'applications'
  | 'stories'
  | 'articles'
  | 'settings'
  | 'claims'
  | 'analytics'
  | 'places'
  | 'missing'
  | 'mail'
  | 'webhooks'
  | 'data'
  | 'team'
  | 'people'
  | 'start'
  | 'goLive'
  | 'health'
  | 'activity'
  | 'account'

/** Everything that is true of an address, said where it is declared and read from there by everyone. */
export type Address = {
  /** As the router writes it: '/articles/:slug'. */
  path: `/${string}`
  /** The module under app/routes that answers it. */
  route: string
  /**
   * page: made from the path alone, and from the fields of `query` where it has some; the same for everyone, kept for the next one.
   * personal: made for who asks. admin: for who is signed in.
   */
  kept: 'page' | 'personal' | 'admin'
  /** Fields of a query that change the page, in the order of its one address; whatever else is asked is not read. */
  query?: readonly string[]
  /** Its form reads a query in the browser and brings it along when it is posted; the cached page does not know it. */
  readsQuery?: true
  /** The line its views are counted on: its own path, a place we know, an article, another name, or none at all. */
  counted: 'path' | 'place' | 'article' | { as: string } | 'nothing'
  /** Pages that stand for all of it when the owner asks what the site claims; nothing when its words are not ours. */
  samples: readonly { name?: string; paths: readonly string[] }[]
  /** What a shared link shows: the page's own, one of its kind, or the site's. */
  picture: PictureIn | 'page' | 'place' | 'article' | 'story' | 'site'
  sitemap?: { priority: number; changes: Changes; isMain?: true }
  /** Told in every language: '/es/…' is the same page. Without it there is one for all, as of photos and files. */
  isTranslated?: true
  /** The largest body it takes; an upload is read as it comes. */
  body?: { bytes: number; isUpload?: true }
  /** Its form comes back with what was typed when nothing can be stored, also to a browser without scripts. */
  returnsText?: true
  /** It takes posts only, and of the admin area: who opens it is led to this page, where its forms are. */
  postOnlyFrom?: `/${string}`
  /** Who may use it, in the admin area. */
  role?: Role | 'nobody' | 'any admin'
  /** Stands among the tabs, or in the menu, of the admin area. */
  tab?: AdminPage
  menu?: AdminPage
  /** Of the menu: stands beside the tabs instead where the window is wide, or very wide. */
  bar?: 'wide' | 'very-wide'
  /** Who finds it among the tabs, where more than those may open it. */
  tabFor?: Role
  /** What follows its fixed part is known to one person: it stands in no log and in no list. */
  isSecret?: true
  /** Belongs to the program: no redirect may take it. */
  isReserved?: true
  /** Stands in frames of our own pages. */
  isFramed?: true
  /** May show pictures from elsewhere. */
  hasPictures?: true
  /** Answers with a picture. */
  isPicture?: true
  /** Robots are asked to stay out. */
  isDisallowed?: true
}
