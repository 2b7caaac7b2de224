// As strict as a mail server needs, no stricter; nothing that could name a second address, or end a domain.
const emailShape = /^[^\s@<>()[\]\\,;:"]+@[^\s@<>()[\]\\,;:"/?#%^|.]+(\.[^\s@<>()[\]\\,;:"/?#%^|.]+)+$/

/** Of a text that was cut to size. */
export function isEmailShaped(text: string) {
  return emailShape.test(text)
}
