import { Button } from '../../ui/button.tsx'
import type { Draft, Drafts } from './drafts.ts'
import { letterNames } from './letter.ts'

type Props = {
  drafts: Drafts
  openId: string
  onOpen: (draft: Draft) => void
  onDrop: (id: string) => void
}

export function DraftList({ drafts: { list }, openId, onOpen, onDrop }: Props) {
  if (list.length === 0)
    return <p className="small soft">None yet. What you write is kept here until you erase it.</p>
  return (
    <ul className="draft-list">
      {list.map((draft) => (
        <li key={draft.id}>
          <span>
            {nameOf(draft)}
            {draft.id === openId && <i> open now</i>}
          </span>
          <Button type="button" variant="line" tight onClick={() => onOpen(draft)}>
            Open<span className="hidden"> {nameOf(draft)}</span>
          </Button>
          <Button type="button" variant="quiet" tight onClick={() => onDrop(draft.id)}>
            Delete<span className="hidden"> {nameOf(draft)}</span>
          </Button>
        </li>
      ))}
    </ul>
  )
}

/** ‘Please look again, to Ms. Reyes’ */
function nameOf({ id, kind, fields }: Draft) {
  const [receiver = ''] = (fields.company || fields.landlord || '').split('\n')
  return `${id}. ${letterNames[kind]}${receiver ? `, to ${receiver.slice(0, 40)}` : ''}`
}
