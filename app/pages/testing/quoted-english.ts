/** A page without what it quotes in English and marks so, as the letter that is sent. Its own words are left. */
export function withoutQuoted(html: string) {
  return html.replace(/<(?!html\b)(\w+)\b[^>]*\slang="en"[^>]*>.*?<\/\1>/gs, '')
}
