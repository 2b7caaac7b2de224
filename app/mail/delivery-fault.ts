/** What went wrong, in codes: the words of a mail server's refusal name the address it was for. */
export type Fault = { code?: string; responseCode?: number; command?: string }

export function deliveryFault(error: unknown): Fault {
  if (!(error instanceof Error)) return {}
  return {
    code: 'code' in error && typeof error.code === 'string' ? error.code : undefined,
    responseCode:
      'responseCode' in error && typeof error.responseCode === 'number' ? error.responseCode : undefined,
    command: 'command' in error && typeof error.command === 'string' ? error.command : undefined,
  }
}

/** A permanent refusal, of the address or of the mail itself. Anything else may pass. */
export function isFinal({ code, responseCode = 0, command }: Fault) {
  if (code === 'EENVELOPE' && command === 'API') return true // no address at all
  return (code === 'EENVELOPE' || code === 'EMESSAGE') && command !== 'MAIL FROM' && responseCode >= 500
}

export const notSetUp = 'not-set-up'
export const linkEnded = 'link-ended'
export const retriesExhausted = 'worn-out'

/** As it is stored with the mail. */
export function faultText({ code = 'EUNKNOWN', responseCode, command }: Fault) {
  return [code, responseCode, command].filter(Boolean).join(' ')
}
