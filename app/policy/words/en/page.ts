import type { LinkTo, Words } from '../../document.ts'

export const words = {
  updated: (day: string) => `Last updated ${day}`,
  contents: 'On this page',
  /** On a page in another language, where the owner says so. */
  binding: (english: LinkTo): Words => ['The ', english('English text'), ' is the binding one.'],
}
