export const words = {
  noTitle: 'Please write a title',
  noAddress: 'Please write an address: the title has no letters or digits for one',
  noContent: 'Please write the article',
  noTime: 'Please choose the day and the time',
  timePassed: 'This time has passed. Please choose a later one',
  noPicture:
    'Kept as you typed it, but no page can show it: the whole address of a picture starts with https:// or /.',
  slugTaken: 'Another article already has this address',
  slugInBin:
    'An article in the bin has this address. Bring it back or erase it there, or choose another address',
  inBin:
    'Somebody moved this article to the bin. Your text is still here: bring the article back from the bin, then press Save again.',
  erased: 'This article was erased for good. Your text is still here: copy it into a new article.',
  unreachable:
    'The server cannot be reached. Your text is still here and kept on this device. Please press Save again in a moment.',
  broken:
    'Something went wrong on our side and nothing was saved. Your text is still here. Please press Save again.',
  signedOut:
    'You are signed out. Your text is still here and kept on this device. Sign in again in another tab, then press Save.',
  notAllowed:
    'Your account may not save articles any more. Your text is still here: copy it and ask the owner of the site.',
  tooMuch: 'This is more than one save can take. Your text is still here: try a smaller picture.',
  busy: 'The server is very busy. Your text is still here. Please press Save again in a moment.',
}
