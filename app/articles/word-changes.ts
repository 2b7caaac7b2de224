import { diffWordsWithSpace } from 'diff'

export type Piece = { kind: 'same' | 'added' | 'removed'; text: string }

/** Beyond this the texts have little in common, and finding it out would take seconds. */
const maxChanges = 800

/** What became of one text in the other, word by word; nothing of either is lost. */
export function wordChanges(from: string, to: string): Piece[] {
  if (from === to) return from ? [{ kind: 'same', text: from }] : []
  const changes = diffWordsWithSpace(from, to, { maxEditLength: maxChanges })
  const pieces: Piece[] = changes?.map(({ value, added, removed }) => ({
    kind: added ? 'added' : removed ? 'removed' : 'same',
    text: value,
  })) ?? [
    { kind: 'removed', text: from },
    { kind: 'added', text: to },
  ]
  return pieces.filter(({ text }) => text !== '')
}

/** How much of an unchanged stretch stays on each side of a change. */
const shownAround = 160

/** Long stretches nobody touched are folded: a change in a long article is seen at once. */
export function foldUnchanged(pieces: Piece[]): Piece[] {
  return pieces.map((piece, index) => {
    if (piece.kind !== 'same' || piece.text.length <= 3 * shownAround) return piece
    // To the last whole word.
    const before = index > 0 ? piece.text.slice(0, shownAround).replace(/\s+\S*$/, '') : ''
    const after = index < pieces.length - 1 ? piece.text.slice(-shownAround).replace(/^\S*\s+/, '') : ''
    return { kind: 'same', text: `${before} … ${after}` }
  })
}
