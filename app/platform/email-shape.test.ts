import { expect, test } from 'vitest'
import { isEmailShaped } from './email-shape.ts'

test.each(['a@example.com', 'a+b@example.co.uk', 'josé@münchen.de', "o'neil/x%y@example.com"])(
  '%s is an address',
  (text) => expect(isEmailShaped(text)).toBe(true),
)

test.each(['a@example', 'a@ex/ample.com', 'a@example.com?x', 'a@exa%6dple.com', 'a@x|y.com', 'a@x#y.com'])(
  '%s is none: its domain has what no domain has',
  (text) => expect(isEmailShaped(text)).toBe(false),
)
