import { linkEnded, notSetUp, wornOut } from './delivery-fault.ts'

const own: Record<string, string> = {
  [notSetUp]: 'mail is not set up',
  [linkEnded]: 'its link had ended before the mail server took it',
  [wornOut]: 'the site was stopped each time it was being sent',
}

const byCode: Record<string, string> = {
  EAUTH: 'the mail server refuses the name or the password',
  ETLS: 'the mail server offers no secure connection we can use',
  EDNS: 'the name of the mail server is not known',
  ETIMEDOUT: 'the mail server did not answer in time',
  ECONNECTION: 'the mail server broke off the connection',
  ESOCKET: 'the mail server cannot be reached',
  EPROTOCOL: 'the mail server answers in a way we do not understand',
}

/** Why a mail was not taken, for the owner, with the code a mail server's keeper asks for. */
export function faultWords(text: string): string {
  if (Object.hasOwn(own, text)) return own[text] ?? text
  const [, code = '', responseCode = '', command = ''] = /^(\w+)(?: (\d{3}))?(?: (.+))?$/.exec(text) ?? []
  const words = refusalWords(code, command, Number(responseCode)) ?? byCode[code] ?? 'something went wrong'
  return `${words} (${responseCode || code || 'no code'})`
}

function refusalWords(code: string, command: string, responseCode: number) {
  if (code !== 'EENVELOPE' && code !== 'EMESSAGE') return null
  if (command === 'API') return 'that is no address a mail can go to'
  if (responseCode < 500) return 'the mail server asks to try later'
  if (command === 'MAIL FROM') return 'the mail server refuses the sender: look at MAIL_FROM'
  return command === 'RCPT TO'
    ? 'the mail server refuses the address it goes to'
    : 'the mail server refuses the mail'
}
