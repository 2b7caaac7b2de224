/** Signs in a text that point to a robot; how much each weighs is said where it counts. */

export function countLinks(text: string) {
  return text.match(linkShape)?.length ?? 0
}

export function hasMarkup(text: string) {
  return markupShape.test(text)
}

export function hasSpamWords(text: string) {
  return spamWords.test(text)
}

// Bounded repetitions: no text may take long, however it is made.
const linkShape =
  /\b(?:https?:\/\/|www\.)\S|\b[\w-]{1,63}\.(?:com|net|org|info|biz|ru|cn|xyz|top|online|site|shop)\b/gi
const markupShape = /<\/?[a-z][^<>]{0,500}>|\[\/?(?:url|link|b|img)\b[^\]]{0,500}\]/i
const spamWords =
  /\b(?:viagra|cialis|casino|sports? betting|bitcoin|crypto (?:invest\w*|trad\w*)|forex|backlinks?|seo (?:services?|agency)|escorts?|porn|replica watch\w*|whatsapp|telegram|work from home|binary options)\b/i

export function isAllCapitals(text: string) {
  const letters = text.match(/\p{L}/gu) ?? []
  const capitals = text.match(/\p{Lu}/gu) ?? []
  return letters.length >= 60 && capitals.length > letters.length * 0.7
}

export function isRepetitive(text: string) {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
  return words.length >= 30 && new Set(words).size < words.length * 0.25
}
