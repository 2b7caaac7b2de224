/** 'm…@example.com': enough to know one's own, too little to write to. */
export function maskAddress(address: string) {
  const at = address.lastIndexOf('@')
  if (at < 1) return address === '' ? 'no longer kept' : '…'
  const [first = ''] = address
  return `${first}…${address.slice(at)}`
}
