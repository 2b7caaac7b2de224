import { idOf, newId } from '../db/uuid.ts'
import { cutFieldIn } from '../platform/outside-text.ts'
import { onceField } from './once-field.ts'

/**
 * The id of what a form stores. Made of the words too: a page that was gone back to sends other words under the same
 * key, and they are not the same letter. Without a key each is a new one.
 */
export function idOfForm(form: FormData, ...words: string[]) {
  const key = cutFieldIn(form, onceField, 40)
  return key ? idOf([key, ...words].join('\n')) : newId()
}
