import { newId } from '../../app/db/uuid.ts'

/** Where the form of a new article posts to: each form has an id of its own. */
export function newArticlePath() {
  return `/admin/articles/new?draft=${newId()}`
}
