export type MailAnswer = { kind: 'not-set-up' } | { kind: 'answers' } | { kind: 'trouble'; why: string }

/** In words, from the code of what went wrong. Of the address only the host and port: the rest is secret. */
export function mailTrouble(smtpUrl: string, code: string) {
  const host = URL.parse(smtpUrl)?.host || 'the mail server'
  switch (code) {
    case 'EAUTH':
    case 'ENOAUTH':
    case 'EOAUTH2':
      return `${host} does not take the name or the password.`
    case 'EDNS':
    case 'ENOTFOUND':
      return `There is no mail server with the name ${host}.`
    case 'ETIMEDOUT':
      return `${host} does not answer in time.`
    case 'ETLS':
      return `No secure connection to ${host} came about.`
    case 'ECONNECTION':
    case 'EPROTOCOL':
      return `${host} does not answer as a mail server does.`
    case 'ESOCKET':
    case 'ECONNREFUSED':
      return `Nobody answers at ${host}.`
    default:
      return `${host} could not be asked${code ? ` (${code})` : ''}.`
  }
}
