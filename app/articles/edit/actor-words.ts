const others: Record<string, string> = {
  before: 'As it was before',
  schedule: 'Published by itself',
}

/** Who saved: an admin's e-mail, or the program. */
export function actorWords(actor: string) {
  return others[actor] ?? actor
}
