import { href } from 'react-router'

/** Where an approved story stands alone, in English. */
export function storyPath(id: string) {
  return href('/approval-wall/story/:id', { id })
}
