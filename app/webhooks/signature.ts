import { createHmac, randomBytes } from 'node:crypto'

// Standard Webhooks 1: https://www.standardwebhooks.com
const prefix = 'whsec_'
const secretBytes = 32

export function newSecret() {
  return prefix + randomBytes(secretBytes).toString('base64')
}

type Signed = {
  /** The same for every try of one delivery: the receiver knows a repeat by it. */
  id: string
  /** Of this try. */
  at: Date
  body: string
  /** More than one while a new secret takes the place of an old one. */
  secrets: string[]
}

export function signedHeaders({ id, at, body, secrets }: Signed) {
  const timestamp = Math.floor(at.getTime() / 1000).toString()
  const signatures = secrets.map((secret) => {
    const key = Buffer.from(secret.slice(prefix.length), 'base64')
    return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`
  })
  return {
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': signatures.join(' '),
  }
}
