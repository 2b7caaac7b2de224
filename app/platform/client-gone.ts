/** The browser hung up: nobody reads an answer any more, and nothing of ours went wrong. */
export function isClientGone(error: unknown, request: Pick<Request, 'signal'>): boolean {
  return request.signal.aborted || (error instanceof Error && error.name === 'ClientGone')
}
