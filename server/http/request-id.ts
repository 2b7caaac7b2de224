import { randomBytes } from 'node:crypto'

const boot = randomBytes(4).toString('hex')
let count = 0

/** Short enough to be read out on the phone, unique over restarts and replicas. */
export function nextRequestId() {
  count++
  return `${boot}-${count.toString(36)}`
}
