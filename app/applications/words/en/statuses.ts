import type { ApplicationStatus } from '../../../db/vocabulary.ts'
import type { ApplicationMove, ClosedReason } from '../../application.ts'

const statuses: Record<ApplicationStatus, string> = {
  new: 'New',
  contacted: 'Contacted',
  'in-progress': 'In progress',
  approved: 'Approved',
  closed: 'Closed',
}

/** On the button for one application. */
const moveOne: Record<ApplicationMove, string> = {
  contact: 'To contacted',
  start: 'To in progress',
  approve: 'To approved',
  close: 'To closed',
  reopen: 'Open again',
  setBack: 'Back to new',
}

/** On the button for all that are selected. */
const moveMany: Record<ApplicationMove, string> = {
  contact: 'Contacted',
  start: 'In progress',
  approve: 'Approved',
  close: 'Close',
  reopen: 'Open again',
  setBack: 'Back to new',
}

const closedReasons: Record<ClosedReason, string> = {
  'no-answer': 'No answer',
  'found-a-home': 'Found a home without us',
  'cannot-help': 'We cannot help with this',
  'not-now': 'Not now',
  duplicate: 'The same as another',
  withdrawn: 'Withdrawn by the applicant',
}

export const words = { statuses, spam: 'Spam', moveOne, moveMany, closedReasons }
