import { Button } from '../../ui/button.tsx'
import { useLanguage } from '../../ui/language.ts'
import type { Draft, Drafts } from './drafts.ts'
import { letterNames } from './name-words.ts'
import { writerWords } from './writer-words.ts'

type Props = {
  drafts: Drafts
  openId: string
  onOpen: (draft: Draft) => void
  onDrop: (id: string) => void
}

export function DraftList({ drafts: { list }, openId, onOpen, onDrop }: Props) {
  const language = useLanguage()
  const words = writerWords[language]
  const nameOf = ({ id, kind, fields }: Draft) => {
    const [receiver = ''] = (fields.company || fields.landlord || '').split('\n')
    return words.draft(id, letterNames[language][kind], receiver.slice(0, 40))
  }
  if (list.length === 0) return <p className="small soft">{words.none}</p>
  return (
    <ul className="draft-list">
      {list.map((draft) => (
        <li key={draft.id}>
          <span>
            {nameOf(draft)}
            {draft.id === openId && <i> {words.openNow}</i>}
          </span>
          <Button type="button" variant="line" tight onClick={() => onOpen(draft)}>
            {words.open}
            <span className="hidden"> {nameOf(draft)}</span>
          </Button>
          <Button type="button" variant="quiet" tight onClick={() => onDrop(draft.id)}>
            {words.delete}
            <span className="hidden"> {nameOf(draft)}</span>
          </Button>
        </li>
      ))}
    </ul>
  )
}
