export function mailHref(email: string) {
  return `mailto:${encodeURIComponent(email).replace('%40', '@')}`
}

/** The page with a mail opened that is made from a template. */
export function letterHref(here: string, { id }: { id: string }) {
  return `${here}${here.includes('?') ? '&' : '?'}mail=${id}`
}
