import { mailPageWords } from './mail-page-words.ts'

/** 'm…@example.com': enough to know one's own, too little to write to. */
export function maskAddress(address: string) {
  const at = address.lastIndexOf('@')
  if (at < 1) return address === '' ? mailPageWords.en.list.notKept : '…'
  const [first = ''] = address
  return `${first}…${address.slice(at)}`
}
