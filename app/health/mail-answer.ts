import { mailTroubleWords } from './mail-trouble-words.ts'

export type MailAnswer = { kind: 'not-set-up' } | { kind: 'answers' } | { kind: 'trouble'; why: string }

/** In words, from the code of what went wrong. Of the address only the host and port: the rest is secret. */
export function mailTrouble(smtpUrl: string, code: string) {
  const words = mailTroubleWords.en
  const host = URL.parse(smtpUrl)?.host || words.mailServer
  switch (code) {
    case 'EAUTH':
    case 'ENOAUTH':
    case 'EOAUTH2':
      return words.refused(host)
    case 'EDNS':
    case 'ENOTFOUND':
      return words.unknown(host)
    case 'ETIMEDOUT':
      return words.late(host)
    case 'ETLS':
      return words.notSecure(host)
    case 'ECONNECTION':
    case 'EPROTOCOL':
      return words.noMailServer(host)
    case 'ESOCKET':
    case 'ECONNREFUSED':
      return words.nobody(host)
    default:
      return words.other(host, code)
  }
}
