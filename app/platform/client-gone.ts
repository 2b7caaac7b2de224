/** The browser hung up before its body was there. */
export class ClientGone extends Error {
  override name = 'ClientGone'
}

// By their names: built pages have a copy of the class, and the router says it with the error of its signal.
const names = new Set(['ClientGone', 'AbortError'])

/** Nobody reads an answer any more, and nothing of ours went wrong. */
export function isClientGone(error: unknown, request?: Pick<Request, 'signal'>): boolean {
  return request?.signal.aborted === true || (error instanceof Error && names.has(error.name))
}
