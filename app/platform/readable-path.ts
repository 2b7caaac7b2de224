// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it looks for
const control = /[\u0000-\u001f\u007f]/

/** The path in letters; null when none can be decoded from it: '/%zz', '/state/%00'. */
export function readablePath(path: string) {
  try {
    const decoded = decodeURIComponent(path)
    return control.test(decoded) ? null : decoded
  } catch {
    return null
  }
}
