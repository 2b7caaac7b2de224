export function mailHref(email: string) {
  return `mailto:${encodeURIComponent(email).replace('%40', '@')}`
}
