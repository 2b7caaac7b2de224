import { privateWords } from './written-webhook.ts'

const known: Record<string, string> = {
  private: privateWords,
  ETIMEDOUT: 'No answer within 15 seconds',
  ECONNREFUSED: 'Nobody listens at that address',
  ECONNRESET: 'The connection was cut',
  ENOTFOUND: 'There is no such host',
  EAI_AGAIN: 'The host’s name could not be looked up',
  410: 'It answered that it is gone for good (410), so nothing more is sent there',
}

/** What the log of deliveries says of a try that did not arrive. */
export function faultWords(fault: string) {
  if (known[fault]) return known[fault]
  if (/^3\d\d$/.test(fault)) return `It answered with a redirect (${fault}), which is not followed`
  if (/^\d+$/.test(fault)) return `It answered ${fault}`
  return /CERT|SELF_SIGNED|SSL|TLS|ALTNAME/.test(fault)
    ? 'Its certificate is not valid'
    : 'The delivery failed on the way'
}
