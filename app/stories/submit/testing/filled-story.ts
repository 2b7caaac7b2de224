/** The fields of a story as a person fills them in. */
export const filledStory = {
  fullName: 'Maria Lopez',
  email: 'maria.lopez@example.com',
  phone: '(555) 010-0199',
  city: 'Houston',
  state: 'TX',
  approvalDate: '2025-01-31',
  headline: 'A door of my own',
  howHelped: 'They called the landlord for me.',
  encouragement: 'Keep your papers together.',
  allowSharing: 'on',
  nameDisplay: '',
}
