/** What went wrong, in codes: the words of a mail server's refusal name the address it was for. */
export type Fault = {
  code?: string
  responseCode?: number
  /** The enhanced status, such as '5.7.1'. */
  status?: string
  command?: string
}

export function deliveryFault(error: unknown): Fault {
  if (!(error instanceof Error)) return {}
  return {
    code: faultCode(error),
    responseCode:
      'responseCode' in error && typeof error.responseCode === 'number' ? error.responseCode : undefined,
    status: 'response' in error ? statusIn(error.response) : undefined,
    command: 'command' in error && typeof error.command === 'string' ? error.command : undefined,
  }
}

/** A certificate that is refused has the same code as a server that is away, but it is no failed call. */
export function faultCode(error: unknown) {
  if (!(error instanceof Error) || !('code' in error) || typeof error.code !== 'string') return
  return error.code === 'ESOCKET' && !('syscall' in error) ? 'ETLS' : error.code
}

function statusIn(response: unknown) {
  return typeof response === 'string'
    ? /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})(?!\S)/.exec(response)?.[1]
    : undefined
}

/** Asks for a name and a password, or for TLS: no word about the address. */
const accessCodes = [530, 535, 538]

/** Who may send, not to whom: the owner can change that, and the mail waits for it. */
export function isAccessRefused({ responseCode = 0, status = '', command }: Fault) {
  return accessCodes.includes(responseCode) || (status.startsWith('5.7.') && command === 'RCPT TO')
}

/** A permanent refusal, of the address or of the mail itself. Anything else may pass. */
export function isFinal(fault: Fault) {
  const { code, responseCode = 0, status = '', command } = fault
  if (isAccessRefused(fault) || status.startsWith('5.7.')) return false
  if (code === 'EENVELOPE' && command === 'API') return true // no address at all
  return (code === 'EENVELOPE' || code === 'EMESSAGE') && command !== 'MAIL FROM' && responseCode >= 500
}

export const notSetUp = 'not-set-up'
export const linkEnded = 'link-ended'
export const retriesExhausted = 'worn-out'

/** As it is stored with the mail. */
export function faultText({ code = 'EUNKNOWN', responseCode, status, command }: Fault) {
  return [code, responseCode, status, command].filter(Boolean).join(' ')
}
