export const submitWords = {
  stored: 'Story submitted successfully! It will be reviewed before appearing on the wall.',
  ended:
    'Your personal link was used already, taken back, or is too old. Nothing is lost: send the story once more, and it comes without the mark “Verified client”.',
  linkEnded:
    'This personal link was used already, taken back, or is too old. You can still tell your story here; it comes without the mark “Verified client”.',
  failed: 'Error submitting story. Please try again.',
}

/** For somebody who did nothing wrong: many people share one connection. */
export function waitWords(retryAfterSeconds: number) {
  return `Thank you! Several stories have just come from your connection. Please send yours ${inAWhile(retryAfterSeconds)}. Nothing you wrote is lost.`
}

/** For somebody whose forms were refused many times; perhaps it was a neighbor's. */
export function postsWaitWords(retryAfterSeconds: number) {
  return `Many forms have just come from your connection. Please send yours ${inAWhile(retryAfterSeconds)}. Nothing you wrote is lost.`
}

function inAWhile(seconds: number) {
  const minutes = Math.ceil(seconds / 60)
  if (minutes <= 1) return 'again in a minute'
  if (minutes <= 90) return `again in ${minutes} minutes`
  return `again in ${Math.ceil(minutes / 60)} hours`
}
