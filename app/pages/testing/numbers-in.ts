import { withoutQuoted } from './quoted-english.ts'

/** Every number a reader meets, in the order of size: another language may say them in another order. */
export function numbersIn(html: string): string[] {
  const body = withoutQuoted(html.slice(html.indexOf('<body')))
  // What stands in a field is for the reader to change.
  const seen = body.replace(/<(script|style|svg|textarea)\b.*?<\/\1>|<!--.*?-->/gs, '')
  const text = seen.replace(/<[^>]*>/g, '\n').replace(/&#?\w+;/g, ' ')
  return (text.match(/\d[\d,.]*\d|\d/g) ?? []).toSorted()
}
