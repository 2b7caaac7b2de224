import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { draftOf, parseDrafts } from './drafts.ts'
import { editorWords } from './editor-words.ts'
import { LetterEditor } from './letter-editor.tsx'
import { letterOf } from './letters.ts'
import { writeLetter } from './write-letter.ts'

const drafts = parseDrafts(null)
const draft = draftOf(drafts, 'report')
const letter = letterOf('report')

function drawn(shown = draft) {
  return renderToStaticMarkup(
    <LetterEditor
      letter={letter}
      draft={shown}
      drafts={drafts}
      onDrafts={() => {}}
      law={undefined}
      printLabel=""
    />,
  )
}

test('the gaps are counted as on a day that is known: no other count is announced first', () => {
  const page = drawn()
  const dated = writeLetter(letter, draft, 'November 16, 2026')
  expect(page).toContain(editorWords.en.gaps(dated.split('[').length - 1))
})

test('a letter takes no more than it can keep, and says so once it is full', () => {
  const full = 'A letter has room for 8,000 characters.'
  expect(drawn()).toContain('maxLength="8000"')
  expect(drawn({ ...draft, edited: 'x'.repeat(7999) })).not.toContain(full)
  expect(drawn({ ...draft, edited: 'x'.repeat(8000) })).toContain(full)
})
