import type { ReactNode } from 'react'
import type { PhotoSlot, StoryDecision, StoryStatus } from '../../../db/vocabulary.ts'
import type { ModerationKey } from '../../moderate/keys.ts'
import type { StoryMove } from '../../story.ts'
import type { PrivateField } from '../../story-fields.ts'
import { words as wall } from './wall.ts'

/** Makes words stand out. */
type Mark = (words: string) => ReactNode

const statuses: Record<StoryStatus, string> = {
  pending: 'Pending',
  approved: 'Approved',
  rejected: 'Rejected',
}

const privately: Record<PrivateField, string> = {
  fullName: 'Full name',
  email: 'E-mail',
  phone: 'Phone',
}

const keys: Record<ModerationKey, string> = {
  next: 'next',
  previous: 'previous',
  approve: 'approve',
  reject: 'reject, with a reason',
  moveToPending: 'move to pending',
  select: 'select',
  undo: 'undo',
  search: 'search',
  legend: 'all keys',
}

const moves: Record<StoryMove, string> = {
  approve: 'Approve',
  reject: 'Reject',
  moveToPending: 'Move to Pending',
}

/** In the history of a story. */
const decisions: Record<StoryDecision, string> = {
  submit: 'Sent in',
  approve: 'Approved',
  reject: 'Rejected',
  moveToPending: 'Moved to pending',
  withdraw: 'Taken back',
  undo: 'Decision undone',
}

const none: Record<StoryStatus, string> = {
  pending: 'No pending stories to review',
  approved: 'No approved stories',
  rejected: 'No rejected stories',
}

const { photos } = wall.card

export const words = {
  pageTitle: (status: StoryStatus) => `${statuses[status]} stories, admin`,
  title: 'Success Stories',
  statuses,
  moves,
  keys,
  keysNote: 'In the list the arrow keys go up and down too. No key works while you type.',
  tabs: {
    name: 'Stories by status',
    counted: (status: StoryStatus, count: string) => `${statuses[status]} (${count})`,
  },
  newStories: 'New stories have come in',
  showNewStories: 'Show them',
  empty: {
    none,
    nothingFound: 'Nothing found',
    nothingOlder: 'Nothing found among the older stories',
    nothingNewer: 'Nothing found among the newer stories',
    lookOlder: 'Look through older ones',
    noOlder: (status: StoryStatus) => `No older ${statuses[status].toLowerCase()} stories`,
    newest: (status: StoryStatus) => `Newest ${statuses[status].toLowerCase()} stories`,
    showAll: (status: StoryStatus) => `Show all ${statuses[status].toLowerCase()} stories`,
  },
  search: {
    label: (status: StoryStatus) => `Search ${status} stories`,
    placeholder: 'Name, e-mail, city or words',
    flaggedOnly: 'Only what looks like spam',
    search: 'Search',
    showAll: 'Show all',
  },
  queue: {
    name: 'Stories in this list',
    selectAll: 'Select all on this page',
    select: (headline: string) => `Select “${headline}”`,
    sender: (name: string, cityState: string) => `${name}, ${cityState}`,
    new: 'new',
    shared: 'Sharing allowed',
    notShared: 'No sharing permission',
    photos: (count: number) => (count === 0 ? 'No photos' : count === 1 ? '1 photo' : `${count} photos`),
    odd: 'Looks odd',
    returned: 'Came back undecided',
    older: 'Older stories',
  },
  bar: {
    withdrawn: 'Its author took this story back. Nobody can put it on the wall.',
    place: (position: number, count: number) => `${position} of ${count}`,
    previous: 'Previous',
    next: 'Next',
    keys: 'Keys',
  },
  many: {
    selected: (count: number) => (count > 0 ? `${count} selected` : 'Selected stories'),
    clear: 'Clear',
    reason: 'One reason for all rejections, private',
  },
  /** Asked before a story without permission goes on the wall. */
  question: {
    ask: (count: number) =>
      count === 1
        ? 'This person did not allow sharing outside the wall. Approve for the wall all the same?'
        : `${count} of these people did not allow sharing outside the wall. Approve them for the wall all the same?`,
    yes: 'Yes, approve',
    cancel: 'Cancel',
  },
  view: {
    name: (headline: string) => `Story: ${headline}`,
    asOnWall: 'As the wall will show it',
    statusNow: 'Status now: ',
    openPhoto: 'Open it large',
  },
  photo: {
    title: (slot: PhotoSlot, number: number, count: number) => `${photos[slot]}, photo ${number} of ${count}`,
    untitled: 'Photo',
    alt: (slot: PhotoSlot, cityState: string) => `${photos[slot]}, ${cityState}`,
    previous: 'Previous photo',
    next: 'Next photo',
  },
  private: {
    name: 'Private data',
    title: 'Private, never shown',
    fields: privately,
    noAnswer: 'none',
    nameShown: 'Name shown as',
    sent: 'Sent',
    withdrawn: 'Taken back by its author',
    odd: (mark: Mark, signs: string[]) => (
      <>
        {mark('Looks odd:')} {signs.join('; ')}
      </>
    ),
    sharing: 'Sharing',
    askedAgain: (mark: Mark, notGiven: string) => (
      <>{mark(notGiven)} You can still approve it. You will be asked once more, and the choice is recorded.</>
    ),
    reason: 'Reason for a rejection, private',
    history: 'History',
    undecided: 'Nothing was decided yet.',
    decided: (decision: StoryDecision, actor: string | null, day: string) =>
      `${decisions[decision]} by ${actor ?? 'its author'}, ${day}`,
  },
  current: (position: number, count: number, headline: string) =>
    `Story ${position} of ${count}: ${headline}`,
  undo: 'Undo',
  nothingToUndo: 'There is nothing to undo.',
}
