import type { RequiredField } from '../../story-fields.ts'

/** What a required field left empty says. */
const missing = {
  fullName: 'Please write your full name',
  email: 'Please write your e-mail address',
  city: 'Please write your city',
  state: 'Please choose your state',
  headline: 'Please give your story a headline',
  howHelped: 'Please tell how we helped',
  encouragement: 'Please write some words of encouragement',
} satisfies Record<RequiredField, string>

export const words = {
  invited: (until: string) =>
    `This is your personal link. Your story will be marked “Verified client”; nothing else of your application is shown. The link works for one story, until ${until}.`,
  lookAgain: 'Please look at these again',
  labels: {
    fullName: 'Full name',
    email: 'Email',
    phone: 'Phone',
    city: 'City',
    state: 'State',
    approvalDate: 'Approval date',
    headline: 'Headline',
    howHelped: (brand: string) => `How ${brand} helped`,
    encouragement: 'Words of encouragement',
    nameDisplay: 'How should your name be shown?',
  },
  hints: {
    headline: 'At most 100 characters',
    encouragement: 'What would you tell somebody who was just told no?',
  },
  missing,
  problems: {
    email: 'That does not look like an e-mail address',
    date: 'That does not look like a date',
    year: 'Please check the year',
    nameDisplay: 'Please choose how your name is shown',
  },
  chooseState: 'Choose your state',
  aboutYou: {
    title: 'About You',
    note: 'Shown: your name as you choose it, city, state and the approval date (without one, the day you send this). Never your e-mail or phone.',
  },
  yourStory: { title: 'Share Your Story', note: 'A few lines are enough. All three are shown.' },
  permissions: { title: 'Privacy & Permissions', note: 'You can take your story back at any time.' },
  names: {
    initial: 'First name and last initial',
    initialHint: 'Jordan P.',
    full: 'Full name',
    fullHint: 'Jordan Parker',
    anonymous: 'Anonymous',
  },
  photos: {
    title: 'Photos',
    note: 'Optional, and shown with your story. Places and dates hidden in the files are removed.',
    renter: 'You',
    exterior: 'New place, outside',
    interior: 'New place, inside',
    preview: (label: string) => `Preview: ${label}`,
    limits: 'PNG, JPG up to 5MB',
    remove: 'Remove photo',
    shrink: 'Make it smaller',
    leaveOut: 'Leave it out',
    again: 'Please choose this photo again',
  },
  leaveEmpty: 'Leave this empty',
  send: 'Submit Your Story',
  sending: (percent: number) => `Sending ${percent} %`,
  reviewed: 'Every story is reviewed before it appears. Your e-mail and phone are never shown.',
  stored: 'Story submitted successfully! It will be reviewed before appearing on the wall.',
  failed: 'Error submitting story. Please try again.',
}
