import { domainToASCII } from 'node:url'
import addressparser from 'nodemailer/lib/addressparser'

/** Read as the program that sends mails reads it. Null unless it is one address, with a domain that can exist. */
export function parseSender(text: string): { address: string; domain: string } | null {
  const [sender, ...others] = addressparser(text, { flatten: true })
  if (!sender || others.length > 0) return null
  const at = sender.address.lastIndexOf('@')
  const domain = domainToASCII(sender.address.slice(at + 1))
  return at > 0 && domain ? { address: sender.address, domain } : null
}
