/** Every number a reader meets, in the order of size: another language may say them in another order. */
export function numbersIn(html: string): string[] {
  const seen = html.slice(html.indexOf('<body')).replace(/<(script|style|svg)\b.*?<\/\1>|<!--.*?-->/gs, '')
  const text = seen.replace(/<[^>]*>/g, '\n').replace(/&#?\w+;/g, ' ')
  return (text.match(/\d[\d,.]*\d|\d/g) ?? []).toSorted()
}
