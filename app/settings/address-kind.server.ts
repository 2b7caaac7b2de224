import { z } from 'zod'
import type { Kind } from './kind.server.ts'
import { problemWords } from './problem-words.ts'

const problems = problemWords.en
const { tooLong, notWeb } = problems.address

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
      .refine((text) => text === '' || isThere(text), problems.address.notOn(label, hosts[0])),
  }
}

/** What a form provider calls form id or embed key. */
export const embedKey: Kind<string> = {
  control: 'text',
  isOptional: true,
  read: ([text = '']) => text.trim(),
  schema: z
    .string()
    .max(200, problems.key.tooLong)
    .regex(/^[\w.:/=+-]*$/, problems.key.notAlone),
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
    return url && !isWeb(url) ? notWeb : problems.address.notWhole
  const isLocal = url.hostname === 'localhost' || url.hostname === '127.0.0.1'
  if (url.protocol === 'http:' && !isLocal) return problems.address.notProtected
  if (!isWeb(url)) return notWeb
  if (url.username || url.password) return problems.address.withPassword
  if (!isLocal && !/^[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(url.hostname)) return problems.address.noWebsite
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
