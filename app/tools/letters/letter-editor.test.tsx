import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { draftOf, parseDrafts } from './drafts.ts'
import { editorWords } from './editor-words.ts'
import { LetterEditor } from './letter-editor.tsx'
import { letterOf } from './letters.ts'
import { writeLetter } from './write-letter.ts'

test('the gaps are counted as on a day that is known: no other count is announced first', () => {
  const letter = letterOf('report')
  const drafts = parseDrafts(null)
  const draft = draftOf(drafts, 'report')
  const page = renderToStaticMarkup(
    <LetterEditor
      letter={letter}
      draft={draft}
      drafts={drafts}
      onDrafts={() => {}}
      law={undefined}
      printLabel=""
    />,
  )
  const dated = writeLetter(letter, draft, 'November 16, 2026')
  expect(page).toContain(editorWords.en.gaps(dated.split('[').length - 1))
})
