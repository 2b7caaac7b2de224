/** What a page says after a form was posted and led back to it; the words are ours, the address only names them. */
const messages = {
  moved: { kind: 'success', text: 'Done. The wall shows it at once.' },
  changed: { kind: 'warning', text: 'Somebody else changed that story first. Please look at it again.' },
  withdrawn: { kind: 'warning', text: 'Its author took that story back. It cannot be approved any more.' },
  saved: { kind: 'success', text: 'Saved.' },
  deleted: { kind: 'success', text: 'Deleted.' },
  redirected: { kind: 'success', text: 'Done. The address leads there from now on.' },
  'redirect-removed': { kind: 'success', text: 'Removed. Browsers forget it within five minutes.' },
  forgotten: { kind: 'success', text: 'Forgotten. It comes back if somebody asks for it again.' },
} as const

type Name = keyof typeof messages

export function messageFrom(search: URLSearchParams) {
  const name = search.get('said') ?? ''
  return isName(name) ? messages[name] : undefined
}

export function withMessage(path: string, name: Name) {
  return `${path}?said=${name}`
}

function isName(text: string): text is Name {
  return Object.hasOwn(messages, text)
}
