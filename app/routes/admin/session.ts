/** For who is about to send a form: the guard answers 401 to who is signed out. */
export function loader() {
  return new Response(null, { status: 204 })
}
