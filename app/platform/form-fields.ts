/** Of one form. The longest of ours, with every story of a page chosen, has some three hundred. */
const maxFields = 2000

/**
 * Whether a form has more fields than any page of ours. Reading one takes more than twice as long for twice the fields:
 * 32,000 of them, in 64 KB, take a tenth of a second, and 4 million would take minutes of the one thread. A type that
 * another parser might read otherwise has fields that nobody can count.
 */
export function hasTooManyFields(body: Buffer, contentType: string) {
  // Anywhere in it: of a list of types a parser takes the last.
  if (!/x-www-form-urlencoded|multipart\//i.test(contentType)) return false
  const mark = markBetween(contentType)
  // Without a boundary no parser finds any.
  if (!mark) return !/^multipart\/form-data$/i.test(contentType)
  let found = 0
  for (let at = body.indexOf(mark); at >= 0; at = body.indexOf(mark, at + mark.length))
    if (++found > maxFields) return true
  return false
}

const charset = String.raw`(?:;\s?charset=[\w-]{1,40})?`
const query = new RegExp(`^application/x-www-form-urlencoded${charset}$`, 'i')
const multipart = new RegExp(
  String.raw`^multipart/form-data${charset};\s?boundary=(?:"([^"\\]{1,200})"|([^\s;,"\\]{1,200}))$`,
  'i',
)

/** What stands between two fields: of types as clients write them, whole; null for any other. */
function markBetween(contentType: string) {
  if (query.test(contentType)) return '&'
  const [, quoted, plain] = multipart.exec(contentType) ?? []
  return quoted ?? plain ?? null
}
