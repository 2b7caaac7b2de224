import { revisionWords } from './revision-words.ts'

/** Who saved: an admin's e-mail, or the program. */
export function actorWords(actor: string, words = revisionWords.en) {
  const others: Record<string, string> = words.actors
  return others[actor] ?? actor
}
