import { expect, test } from 'vitest'
import { isUsPhone, phoneHref } from './us-phone.ts'

test.each([
  ['(713) 555-0118', 'tel:+17135550118', 'sms:+17135550118'],
  ['+1 713-555-0118', 'tel:+17135550118', 'sms:+17135550118'],
  ['(713) 555-0118 x4', 'tel:+17135550118;ext=4', 'sms:+17135550118'],
  ['713.555.0118 Ext. 402', 'tel:+17135550118;ext=402', 'sms:+17135550118'],
  ['1 713 555 0118 extension 4', 'tel:+17135550118;ext=4', 'sms:+17135550118'],
  ['7135550118#4', 'tel:+17135550118;ext=4', 'sms:+17135550118'],
  ['+44 20 7946 0000', 'tel:+442079460000', 'sms:+442079460000'],
  ['555-0118', 'tel:5550118', 'sms:5550118'],
])('%s is called as %s and texted as %s', (phone, tel, sms) => {
  expect(phoneHref('tel', phone)).toBe(tel)
  expect(phoneHref('sms', phone)).toBe(sms)
})

test.each([
  '(713) 555-0118',
  '+1 713.555.0118 ext. 4',
  '713‑555‑0118',
  '713–555–0118',
  '713·555·0118',
  '713-555-0118, ext. 4',
  '(713) 555-0118,x4',
])('%s is a phone number of the US', (phone) => {
  expect(isUsPhone(phone)).toBe(true)
})

test.each(['+1 713 555 011', '0000000000', '113 555 0118', '713 555 011', '713, 555 0118'])(
  '%s is none',
  (phone) => {
    expect(isUsPhone(phone)).toBe(false)
  },
)

test('an extension after a comma is dialled as one', () => {
  expect(phoneHref('tel', '713-555-0118, ext. 4')).toBe('tel:+17135550118;ext=4')
})
