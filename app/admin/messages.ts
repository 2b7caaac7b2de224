/** What a page says after a form was posted and led back to it; the words are ours, the address only names them. */
const messages = {
  saved: { kind: 'success', text: 'Saved.' },
  deleted: { kind: 'success', text: 'Deleted.' },
} as const

type Name = keyof typeof messages

export function messageFrom(search: URLSearchParams) {
  const name = search.get('said') ?? ''
  return isName(name) ? messages[name] : undefined
}

export function withMessage(path: string, name: Name) {
  return `${path}${path.includes('?') ? '&' : '?'}said=${name}`
}

function isName(text: string): text is Name {
  return Object.hasOwn(messages, text)
}
