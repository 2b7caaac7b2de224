export const postgresAddressWords =
  'a postgres:// address with one host, in which signs such as # / ? @ of the password are written as %23 %2F %3F %40'

/**
 * Such a sign ends the part before it: the user becomes the host, the beginning of the password its port, and all
 * that pg says is "Invalid URL", or that it cannot reach a host that nobody named.
 */
export function isPostgresAddress(text: string) {
  if (!/^postgres(ql)?:\/\/./.test(text)) return false
  // A user without a host, for a socket, is no URL; pg fills one in, too.
  const url = URL.parse(text) ?? URL.parse(text.replace('@/', '@socket/'))
  if (url === null || url.hash !== '') return false
  if (`${url.hostname}${url.searchParams.get('host')}`.includes(',')) return false
  // The value of a parameter may have an @: ?user=me@tenant
  const beforeValues = `${url.pathname}${url.search.split('=')[0]}`
  return url.username !== '' || !beforeValues.includes('@')
}
