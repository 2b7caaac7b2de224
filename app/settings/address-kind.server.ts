import { z } from 'zod'
import type { Kind } from './kind.server.ts'

const tooLong = 'That address is too long.'
const webOnly = 'The address must start with https://.'

/**
 * An address of somebody else's form or script, or nothing. Its origin goes into the content security policy,
 * where some characters a URL may hold would mean something else: a host is letters, digits, dots and hyphens.
 */
export const formAddress: Kind<string> = {
  ...address(),
  schema: z
    .string()
    .max(2000, tooLong)
    .refine((text) => text === '' || isSafeAddress(text), {
      error: ({ input }) => whyUnsafe(String(input)),
    }),
}

/** The page of one network, or nothing. */
export function pageOn(label: string, hosts: readonly string[]): Kind<string> {
  const isThere = (text: string) => {
    const url = parsed(text)
    return url !== null && isSafeAddress(text) && hosts.some((host) => isWithin(url.hostname, host))
  }
  return {
    ...address(),
    schema: z
      .string()
      .max(500, tooLong)
      .refine(
        (text) => text === '' || isThere(text),
        `Please copy the whole address of your ${label} page, starting with https://${hosts[0]}/.`,
      ),
  }
}

/** What a form provider calls form id or embed key. */
export const embedKey: Kind<string> = {
  control: 'text',
  isOptional: true,
  read: ([text = '']) => text.trim(),
  schema: z
    .string()
    .max(200, 'That key is too long.')
    .regex(
      /^[\w.:/=+-]*$/,
      'Please copy the key alone: it has no spaces, quotes or angle brackets. The whole embed code does not belong here.',
    ),
  write: (value) => [value],
}

function address(): Omit<Kind<string>, 'schema'> {
  return {
    control: 'url',
    isOptional: true,
    read: ([text = '']) => text.trim(),
    write: (value) => [value],
  }
}

function isSafeAddress(text: string) {
  return whyUnsafe(text) === undefined
}

function whyUnsafe(text: string) {
  const url = parsed(text)
  // URL would take line ends, backslashes and more, and leave them out or turn them round.
  if (!url || /[\s\\"<>\p{C}]/u.test(text) || !/^[a-z]+:\/\//i.test(text))
    return url && !isWeb(url) ? webOnly : 'Please copy the whole address, starting with https://.'
  const isLocal = url.hostname === 'localhost' || url.hostname === '127.0.0.1'
  if (url.protocol === 'http:' && !isLocal)
    return 'This address is not protected: it must start with https://, not http://.'
  if (!isWeb(url)) return webOnly
  if (url.username || url.password) return 'Please leave user name and password out of the address.'
  if (!isLocal && !/^[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(url.hostname))
    return 'The part after https:// is not the name of a website.'
  return undefined
}

function isWeb({ protocol }: URL) {
  return protocol === 'https:' || protocol === 'http:'
}

function parsed(text: string) {
  return URL.canParse(text) ? new URL(text) : null
}

function isWithin(hostname: string, host: string) {
  return hostname === host || hostname.endsWith(`.${host}`)
}
