/** Of one form. The longest of ours, with every story of a page chosen, has some three hundred. */
const maxFields = 2000

/**
 * Whether a form has more fields than any page of ours. Reading one takes more than twice as long for twice the fields:
 * 32,000 of them, in 64 KB, take a tenth of a second, and 4 million would take minutes of the one thread.
 */
export function hasTooManyFields(body: Buffer, contentType: string) {
  const mark = markBetween(contentType)
  if (!mark) return false
  let found = 0
  for (let at = body.indexOf(mark); at >= 0; at = body.indexOf(mark, at + mark.length))
    if (++found > maxFields) return true
  return false
}

/** What stands between two fields. */
function markBetween(contentType: string) {
  if (/^application\/x-www-form-urlencoded/i.test(contentType)) return '&'
  const [, quoted, plain] =
    /\bboundary=(?:"([^"]{1,200})"|([^\s;"]{1,200}))/i.exec(contentType.slice(0, 500)) ?? []
  return quoted ?? plain ?? null
}
