/** Lower case, accents folded, every run of anything but letters and digits one hyphen. */
export function slugOf(text: string) {
  return folded(text)
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}

function folded(text: string) {
  // Nearly every name is plain, and folding is most of the time it takes to read 14,000 of them.
  return /^[ -~]*$/.test(text) ? text : text.normalize('NFKD').replace(/\p{M}+/gu, '')
}
