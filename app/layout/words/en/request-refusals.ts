export const words = {
  'too-large': { title: 'Too large', text: 'That is more than this page takes.' },
  'too-slow': { title: 'Too slow', text: 'What you sent did not arrive in time.' },
  'too-busy': {
    title: 'Too busy',
    text: 'Very many people are here right now. Please try again in a few seconds.',
  },
  failed: { title: 'Something went wrong', text: 'Something went wrong.' },
  reference: (id: string) => `Reference: ${id}`,
  notSaved: 'Nothing was saved. The Back button of your browser brings back what you wrote.',
  openAnew: 'Open the form anew',
  tryAgain: 'Try again',
}
