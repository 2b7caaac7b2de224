/** The form with which a moderator decides on one story. */
export function decision(id: string, version: string | number, move: string) {
  return { story: `${id}:${version}`, move, confirmed: 'yes', back: '/admin' }
}
