/** What the keys reach, by the ids of the page. */
export const places = {
  case: 'case',
  list: 'applications',
  nextLink: 'next-application',
  previousLink: 'previous-application',
  move: 'next-status',
  note: 'field-note',
  call: 'call',
  callNote: 'note-call',
  openMail: 'open-mail',
  mailBody: 'field-body',
  followUp: 'field-day',
  assign: 'field-assignee',
  close: 'field-reason',
  undo: 'undo',
  search: 'field-q',
} as const

export const actions = {
  move: '/admin/applications/move',
  undo: '/admin/applications/undo',
  assign: '/admin/applications/assign',
  followUp: '/admin/applications/follow-up',
  flag: '/admin/applications/flag',
  note: '/admin/applications/note',
  invite: '/admin/applications/invite',
  takenBack: '/admin/applications/taken-back',
  search: '/admin/applications/search',
  templates: '/admin/applications/templates',
} as const
