const letters = /<(article|span)\b[^>]*\slang="en"[^>]*>.*?<\/\1>/gs

/** Every number a reader meets, in the order of size: another language may say them in another order. */
export function numbersIn(html: string): string[] {
  // Letters are sent in English, and stand beside what they say.
  const body = html.slice(html.indexOf('<body')).replace(letters, '')
  // What stands in a field is for the reader to change.
  const seen = body.replace(/<(script|style|svg|textarea)\b.*?<\/\1>|<!--.*?-->/gs, '')
  const text = seen.replace(/<[^>]*>/g, '\n').replace(/&#?\w+;/g, ' ')
  return (text.match(/\d[\d,.]*\d|\d/g) ?? []).toSorted()
}
