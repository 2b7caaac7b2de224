/** Hands a text to the person as a file, without asking a server. */
export function saveFile(text: string, fileName: string, type: string) {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([text], { type }))
  link.download = fileName
  link.click()
  // The download has begun with the click in some browsers, and a little later in others.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
}
