import { BlockList, isIP } from 'node:net'

// Special-purpose ranges of IANA: loopback, private networks, link-local, shared, documentation, multicast, reserved.
const closed4: [string, number][] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
]
// Of 2000::/3, the only open part of IPv6: what leads to an IPv4 address in disguise, or nowhere.
const closed6: [string, number][] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
]

const closed = new BlockList()
for (const [address, bits] of closed4) closed.addSubnet(address, bits, 'ipv4')
for (const [address, bits] of closed6) closed.addSubnet(address, bits, 'ipv6')
const open6 = new BlockList()
open6.addSubnet('2000::', 3, 'ipv6')

/** Whether it is on the internet, and not in the server's own network. */
export function isPublicAddress(address: string) {
  const family = isIP(address)
  if (family === 4) return !closed.check(address, 'ipv4')
  return family === 6 && open6.check(address, 'ipv6') && !closed.check(address, 'ipv6')
}
