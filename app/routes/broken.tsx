/** A page that fails, to look at the error page; in development only. */
export function loader(): never {
  throw new Error('broken on purpose, with a secret inside')
}

export default function Broken() {
  return null
}
