const onlyHere = 'on our approval wall and on its own page only'
const beyond = 'on city, state and other pages, on social media and in the preview of a shared link'

export const words = {
  label: 'You may share my story outside this wall, for instance on social media.',
  hint: `Without this tick your story is shown ${onlyHere}. With it we may also show it ${beyond}.`,
}

/** For moderators. */
export const wordsRead = {
  given: `May also be shown ${beyond}.`,
  notGiven: `Shown ${onlyHere}.`,
}
