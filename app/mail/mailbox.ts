import { domainToASCII } from 'node:url'

/** Their servers read no dots in front of the @. */
const dotless = new Set(['gmail.com', 'googlemail.com'])

/**
 * The mailbox that mails to this address end up in, as far as one can know: `a+1@x` and `A+2@x` are one, and so are
 * domains that are looked up as one, like `gmail.ｃom`. For counting alone: a mail goes to the address as it was given.
 */
export function mailboxOf(email: string): string {
  const address = email.trim().toLowerCase()
  const at = address.lastIndexOf('@')
  if (at < 0) return address
  const written = address.slice(at + 1)
  const domain = (domainToASCII(written) || written).replace(/\.$/, '')
  const [local = ''] = address.slice(0, at).split('+')
  // Nothing in front of the plus: that is a name of its own.
  const name = local || address.slice(0, at)
  return dotless.has(domain) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`
}
