import { type Fault, isAccessRefused, linkEnded, notSetUp, retriesExhausted } from './delivery-fault.ts'
import { mailFaultWords } from './mail-fault-words.ts'

const words = mailFaultWords.en

const own = new Map([
  [notSetUp, words.notSetUp],
  [linkEnded, words.linkEnded],
  [retriesExhausted, words.retriesExhausted],
])
const byCode = new Map<string, string>(Object.entries(words.byCode))

/** Why a mail was not taken, for the owner, with the code a mail server's keeper asks for. */
export function faultWords(text: string): string {
  const said = own.get(text)
  if (said) return said
  const [, code = '', responseCode = '', status = '', command = ''] =
    /^(\w+)(?: (\d{3}))?(?: (\d\.\d+\.\d+))?(?: (.+))?$/.exec(text) ?? []
  const refusal = { code, responseCode: Number(responseCode), status, command }
  const fault = refusalWords(refusal) ?? byCode.get(code) ?? words.unknown
  return words.withCode(fault, [responseCode, status].filter(Boolean).join(' ') || code)
}

function refusalWords(fault: Required<Fault>) {
  const { code, responseCode, command } = fault
  if (code !== 'EENVELOPE' && code !== 'EMESSAGE') return null
  if (command === 'API') return words.noAddress
  if (isAccessRefused(fault)) return words.access
  if (responseCode < 500) return words.later
  if (command === 'MAIL FROM') return words.sender
  return command === 'RCPT TO' ? words.recipient : words.mail
}
