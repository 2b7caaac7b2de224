import { expect, test } from 'vitest'
import { isPublicAddress } from './public-address.ts'

test.each([
  ...['127.0.0.1', '127.255.255.255', '0.0.0.0', '10.1.2.3', '172.16.0.1', '172.31.255.255', '192.168.0.1'],
  ...[
    '169.254.169.254',
    '100.64.0.1',
    '100.127.255.255',
    '198.18.0.1',
    '224.0.0.1',
    '240.0.0.1',
    '255.255.255.255',
  ],
  ...[
    '::',
    '::1',
    '::ffff:127.0.0.1',
    '::ffff:8.8.8.8',
    '::127.0.0.1',
    '64:ff9b::a00:1',
    'fe80::1',
    'fc00::1',
    'fd12::1',
  ],
  ...[
    'ff02::1',
    'fec0::1',
    '2002:7f00:1::',
    '2001::1',
    '2001:db8::1',
    '',
    'localhost',
    '1',
    '0x7f.1',
    '2130706433',
  ],
])('%s is not an address of the internet', (address) => {
  expect(isPublicAddress(address)).toBe(false)
})

test.each([
  '8.8.8.8',
  '172.15.255.255',
  '172.32.0.1',
  '100.63.255.255',
  '93.184.216.34',
  '2606:4700::1111',
  '2a00:1450::1',
])('%s is one', (address) => {
  expect(isPublicAddress(address)).toBe(true)
})
