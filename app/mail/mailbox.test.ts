import fc from 'fast-check'
import { expect, test } from 'vitest'
import { mailboxOf } from './mailbox.ts'

const name = fc.stringMatching(/^[a-z][a-z0-9]{0,20}$/)
const tag = fc.stringMatching(/^[a-z0-9+]{0,20}$/)
const domain = fc.stringMatching(/^[a-z]{1,10}\.(com|org)$/)

test('whatever follows a plus, and however it is capitalised, an address is one mailbox', () => {
  fc.assert(
    fc.property(name, tag, domain, (name, tag, domain) => {
      const plain = mailboxOf(`${name}@${domain}`)
      expect(mailboxOf(`${name}+${tag}@${domain}`)).toBe(plain)
      expect(mailboxOf(` ${name.toUpperCase()}+${tag}@${domain.toUpperCase()}.`)).toBe(plain)
    }),
  )
})

test('dots make no other mailbox at Google, and do elsewhere', () => {
  const dotted = (name: string) => [...name].join('.')
  fc.assert(
    fc.property(name, tag, (name, tag) => {
      expect(mailboxOf(`${dotted(name)}+${tag}@googlemail.com`)).toBe(mailboxOf(`${name}@gmail.com`))
      expect(mailboxOf(`${dotted(name)}@example.com`)).toBe(`${dotted(name)}@example.com`)
    }),
  )
})

test('two people are never one mailbox, and counting twice is counting once', () => {
  fc.assert(
    fc.property(name, name, domain, (one, other, domain) => {
      fc.pre(one !== other)
      expect(mailboxOf(`${one}@${domain}`)).not.toBe(mailboxOf(`${other}@${domain}`))
    }),
  )
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(mailboxOf(mailboxOf(text))).toBe(mailboxOf(text))
    }),
  )
})

test('what is no address counts as it is written, and a name that is all plus is a name', () => {
  expect(mailboxOf(' Nobody+1 ')).toBe('nobody+1')
  expect(mailboxOf('+1@example.com')).toBe('+1@example.com')
})

test.each([
  ['victim@ｇmail.com', 'victim@gmail.com'],
  ['v.ictim@gmail.ｃom', 'victim@gmail.com'],
  ['victim@gm\u00adail.com', 'victim@gmail.com'],
  ['victim@example.co。uk', 'victim@example.co.uk'],
  ['victim@münchen.de', 'victim@xn--mnchen-3ya.de'],
])('%s is the mailbox that its mail server is looked up as: %s', (written, mailbox) => {
  expect(mailboxOf(written)).toBe(mailbox)
})
