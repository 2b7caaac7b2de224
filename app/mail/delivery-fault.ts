/** The words of a mail server's refusal name the address it was for: only codes go to the log. */
export function deliveryFault(error: unknown) {
  if (!(error instanceof Error)) return {}
  return {
    code: 'code' in error ? error.code : undefined,
    responseCode: 'responseCode' in error ? error.responseCode : undefined,
    command: 'command' in error ? error.command : undefined,
  }
}
