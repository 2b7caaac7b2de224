/** Around the form, and in answer to what was sent. */
export const words = {
  head: {
    title: (brand: string) => `Share your story | ${brand}`,
    crumb: 'Share your story',
    description:
      'Were you told no, and then told yes? Tell others how it went, with photos if you like. Every story is reviewed before it appears.',
  },
  invitedHead: {
    title: (brand: string) => `Tell your story | ${brand}`,
    description: 'The form of the approval wall, for who was invited to tell their story.',
  },
  open: 'See, take back or delete your story',
  ended:
    'Your personal link was used already, taken back, or is too old. Nothing is lost: send the story once more, and it comes without the mark “Verified client”.',
  linkEnded:
    'This personal link was used already, taken back, or is too old. You can still tell your story here; it comes without the mark “Verified client”.',
  kept: 'Your story reached us before, and can no longer be changed here. What you sent first stays as it is; these changes were not saved.',
  futureDate: 'Please pick a date that is not in the future',
  onePhoto: 'Please choose one photo here',
  photosAgain: 'Please choose your photos again.',
  /** For somebody who did nothing wrong: many people share one connection. */
  wait: (time: string) =>
    `Thank you! Several stories have just come from your connection. Please send yours again in ${time}. Nothing you wrote is lost.`,
  /** For somebody whose forms were refused many times; perhaps it was a neighbor's. */
  postsWait: (time: string) =>
    `Many forms have just come from your connection. Please send yours again in ${time}. Nothing you wrote is lost.`,
}
