/**
 * Loader data for the server's own rendering: it can be read, but it is not listed, so React Router does not
 * serialise it for a browser. Public pages never hydrate; writing the data out cost a millisecond a page,
 * and what is not written out cannot leak.
 */
export function unsent<Data extends object>(data: Data): Data {
  const hidden = Object.entries(data).map(([name, value]) => [name, { value, enumerable: false }])
  return Object.defineProperties({}, Object.fromEntries(hidden)) as Data
}
