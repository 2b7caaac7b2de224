import { expect, test } from 'vitest'
import { deliveryFault, faultText, isFinal } from './delivery-fault.ts'
import { faultWords } from './fault-words.ts'

const asksWho =
  'the mail server does not let this site send: it may ask for a name and a password, or for TLS; look at SMTP_URL'
const failure = (parts: object) =>
  deliveryFault(Object.assign(new Error('550 <jane@example.com> unknown'), parts))

test('of an error only its codes are kept, and nothing that names an address', () => {
  expect(failure({ code: 'EENVELOPE', responseCode: 550, command: 'RCPT TO' })).toEqual({
    code: 'EENVELOPE',
    responseCode: 550,
    command: 'RCPT TO',
  })
  expect(failure({ code: 5, responseCode: '550', command: {} })).toEqual({})
  expect(failure({})).toEqual({})
  expect(deliveryFault('no error')).toEqual({})
  expect(faultText({})).toBe('EUNKNOWN')
  expect(faultText({ code: 'EENVELOPE', responseCode: 550, command: 'RCPT TO' })).toBe(
    'EENVELOPE 550 RCPT TO',
  )
})

test('a certificate that is refused is told from a server that is away, which is a failed call', () => {
  const refused = failure({ code: 'ESOCKET', command: 'CONN' })
  expect(faultWords(faultText(refused))).toBe('the mail server offers no secure connection we can use (ETLS)')
  const away = failure({ code: 'ESOCKET', command: 'CONN', syscall: 'connect' })
  expect(faultWords(faultText(away))).toBe('the mail server cannot be reached (ESOCKET)')
})

test.each([
  [true, { code: 'EENVELOPE', command: 'API' }],
  [true, { code: 'EENVELOPE', responseCode: 500, command: 'RCPT TO' }],
  [true, { code: 'EMESSAGE', responseCode: 554, command: 'DATA' }],
  [false, { code: 'EENVELOPE', responseCode: 499, command: 'RCPT TO' }],
  [false, { code: 'EENVELOPE', responseCode: 550, command: 'MAIL FROM' }],
  [false, { code: 'EENVELOPE', command: 'RCPT TO' }],
  [false, { code: 'ESOCKET', responseCode: 550, command: 'API' }],
  [false, { code: 'EENVELOPE', responseCode: 530, command: 'RCPT TO' }],
  [false, { code: 'EMESSAGE', responseCode: 535, command: 'DATA' }],
  [false, { code: 'EENVELOPE', responseCode: 538, command: 'RCPT TO' }],
  [false, { code: 'EENVELOPE', responseCode: 554, status: '5.7.1', command: 'RCPT TO' }],
  [true, { code: 'EENVELOPE', responseCode: 554, status: '5.1.1', command: 'RCPT TO' }],
  [false, {}],
])('a refusal is final: %s for %j', (expected, fault) => {
  expect(isFinal(fault)).toBe(expected)
})

test('of the mail server’s words only the digits of its status are kept', () => {
  const refused = (response: unknown) =>
    failure({ code: 'EENVELOPE', responseCode: 554, command: 'RCPT TO', response })
  const denied = refused('554 5.7.1 <jane@example.com>: Relay access denied')
  expect(denied).toEqual({ code: 'EENVELOPE', responseCode: 554, status: '5.7.1', command: 'RCPT TO' })
  expect(faultText(denied)).toBe('EENVELOPE 554 5.7.1 RCPT TO')
  expect(refused('554-5.7.1 Denied\n554 5.7.1 Bye').status).toBe('5.7.1')
  for (const other of ['554 <jane@5.7.1>', '554 no', '', undefined])
    expect(refused(other).status).toBeUndefined()
})

test.each([
  ['not-set-up', 'mail is not set up'],
  ['EENVELOPE API', 'that is no address a mail can go to (EENVELOPE)'],
  ['EENVELOPE 499 RCPT TO', 'the mail server asks to try later (499)'],
  ['EENVELOPE 500 RCPT TO', 'the mail server refuses the address it goes to (500)'],
  ['EENVELOPE 550 MAIL FROM', 'the mail server refuses the sender: look at MAIL_FROM (550)'],
  ['EMESSAGE 554 DATA', 'the mail server refuses the mail (554)'],
  ['EAUTH 535 AUTH', 'the mail server refuses the name or the password (535)'],
  ['EENVELOPE 451 MAIL FROM', 'the mail server asks to try later (451)'],
  ['EENVELOPE 530 MAIL FROM', `${asksWho} (530)`],
  ['EENVELOPE 530 5.7.0 RCPT TO', `${asksWho} (530 5.7.0)`],
  ['EENVELOPE 554 5.7.1 RCPT TO', `${asksWho} (554 5.7.1)`],
  ['EENVELOPE 553 5.7.1 MAIL FROM', 'the mail server refuses the sender: look at MAIL_FROM (553 5.7.1)'],
  ['EMESSAGE 550 5.7.1 DATA', 'the mail server refuses the mail (550 5.7.1)'],
  ['EENVELOPE 550 5.1.1 RCPT TO', 'the mail server refuses the address it goes to (550 5.1.1)'],
  ['link-ended', 'its link had ended before the mail server took it'],
  ['EUNKNOWN', 'something went wrong (EUNKNOWN)'],
  ['', 'something went wrong (no code)'],
])('%j is told as: %s', (text, words) => {
  expect(faultWords(text)).toBe(words)
})
