/** Longer ones are refused; nothing of them is worth a line of the log. */
const maxLength = 2048
const maxDecodings = 4
const unreadable = '(unreadable)'

/**
 * The path of a request target as a log or a list may hold it: without its query and without the secret of a
 * private link, however the link is spelled. A path that hides nothing stays as it was sent.
 */
export function pathForLog(target: string, secretPlaces: readonly string[][]): string {
  const [path = ''] = withoutOrigin(target.slice(0, maxLength + 1)).split(/[?#]/, 1)
  const pieces = target.length > maxLength ? null : piecesOf(path)
  if (!pieces) return firstPiece(path)
  const place = secretPlaces.find((names) => names.every((name, at) => pieces[at]?.toLowerCase() === name))
  if (place) return `/${place.join('/')}${pieces.length > place.length ? '/…' : ''}`
  return pieces.some((piece) => withoutSecrets(piece) !== piece)
    ? `/${pieces.map((piece) => (withoutSecrets(piece) === piece ? piece : '…')).join('/')}`
    : path
}

/** Long runs of mixed letters and digits are tokens of ours: they are removed from messages. */
export function withoutSecrets(text: string) {
  return text.replace(/[\w-]{32,}/g, (run) => (/[A-Z]/.test(run) && /[\d_-]/.test(run) ? '…' : run))
}

/** `GET http://host/path`: what a proxy is asked. */
function withoutOrigin(target: string) {
  return target.replace(/^[a-z][a-z\d+.-]*:[/\\]{2}[^/\\?#]*/i, '')
}

/** The names between the slashes, as the most lenient reader would find them; null when nobody could read it. */
function piecesOf(path: string): string[] | null {
  const plain = decoded(path)
  if (plain === null) return null
  const pieces: string[] = []
  for (const piece of plain.split(/[/\\]/)) {
    if (piece === '..') pieces.pop()
    else if (piece !== '' && piece !== '.') pieces.push(piece)
  }
  return pieces
}

/** Until nothing more is hidden in it: '%2570' is '%70' is 'p'. */
function decoded(path: string) {
  let plain = path
  for (let round = 0; round < maxDecodings; round++) {
    const next = decode(plain)
    if (next === null || next === plain) return next
    plain = next
  }
  return null
}

function decode(text: string) {
  try {
    return decodeURIComponent(text)
  } catch {
    return null
  }
}

function firstPiece(path: string) {
  const [, first = ''] = path.split('/', 2)
  return /^[a-z\d-]{1,40}$/i.test(first) ? `/${first}/…` : unreadable
}
