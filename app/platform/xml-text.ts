/** What no XML document may contain, not even escaped, and the controls that are better left out of one. */
const illegal = /[^\t\n\u0020-\u007e\u00a0-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu

/** A text as it stands in an element or in a quoted attribute. */
export function xmlText(text: string) {
  return text.replace(illegal, '').replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
}
