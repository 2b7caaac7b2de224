import { problemWords } from './problem-words.ts'

const words = problemWords.en
const known = new Map<string, string>(Object.entries(words.faults))

/** In the codes of OpenSSL's verification, as Node hands them on; some do not name the certificate. */
const certificate = /CERT|CRL|SIGNATURE|ISSUER|INVALID_CA|INVALID_PURPOSE|PATH_LENGTH|HOSTNAME/

/** What the log of deliveries says of a try that did not arrive. */
export function faultWords(fault: string) {
  const said = known.get(fault)
  if (said) return said
  if (/^3\d\d$/.test(fault)) return words.redirected(fault)
  if (/^\d+$/.test(fault)) return words.answered(fault)
  if (certificate.test(fault)) return words.certificate
  return /^EPROTO$|^ERR_(SSL|TLS)_/.test(fault) ? words.noSecureConnection : words.unknown
}
