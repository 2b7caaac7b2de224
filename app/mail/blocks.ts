import type { Site } from '../site/site.ts'

/** What a mail is made of, from top to bottom. A plain text is a paragraph of one line; `lines` are one of several. */
export type Block =
  | string
  | { button: string; href: string }
  | { quote: string }
  | { items: string[] }
  | { lines: string[] }

/** What every mail shows of the site. */
export type MailSite = Pick<Site, 'brand' | 'email' | 'phone' | 'postalAddress' | 'url'>

/** The same marks in both languages. */
export function quoted(words: string) {
  return `“${words}”`
}
