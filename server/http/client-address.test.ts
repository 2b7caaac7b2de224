import type { IncomingMessage } from 'node:http'
import { expect, test } from 'vitest'
import { clientAddress } from './client-address.ts'

function request(forwarded?: string | string[]) {
  return {
    socket: { remoteAddress: '10.0.0.1' },
    headers: { 'x-forwarded-for': forwarded },
  } as unknown as IncomingMessage
}

test('without a trusted proxy a forwarding header is not believed', () => {
  expect(clientAddress(request('1.2.3.4'), 0)).toBe('10.0.0.1')
})

test('with one proxy the last address counts, whatever the visitor wrote before it', () => {
  expect(clientAddress(request('6.6.6.6, 1.2.3.4'), 1)).toBe('1.2.3.4')
  expect(clientAddress(request(['6.6.6.6', '1.2.3.4']), 1)).toBe('1.2.3.4')
  expect(clientAddress(request(), 1)).toBe('10.0.0.1')
  expect(clientAddress(request('1.2.3.4:5678'), 1)).toBe('1.2.3.4')
  expect(clientAddress(request('[2001:db8::1]:443'), 1)).toBe('2001:db8::1')
})
