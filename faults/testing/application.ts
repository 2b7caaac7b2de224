import { formMark } from '../../app/applications/apply/form-mark.ts'
import { defaultSite } from '../../app/site/site.ts'
import { type Answer, ask } from './ask.ts'
import { postForm, type SignedIn } from './owner.ts'
import type { Site } from './site.ts'

type Door = Pick<Site, 'url'>

/** A browser of a person: the numbers count what it sends. */
const browser = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0' }

const answers = {
  form: 'funding',
  step: 'yes',
  fullName: 'Demo Avery',
  email: 'avery@example.com',
  phone: '(713) 555-0118',
  place: 'Houston, TX',
  adults: '1',
  program: 'funding',
  yes: 'contact',
  mark: formMark(defaultSite(''), 'funding'),
  from: '/city/houston-tx',
}

/** The token of a form that somebody began to fill in. */
export async function beginApplication({ url }: Door): Promise<string> {
  const { text } = await ask(`${url}/applications/begin?form=funding`)
  return JSON.parse(text).token
}

type Sending = { formToken: string; go: 'send' | 'save'; draft?: string; fullName?: string }

export async function postApplication({ url }: Door, sending: Sending): Promise<Answer> {
  return await postForm(`${url}/applications/send`, { ...answers, ...sending }, browser)
}

/** Where a stored application leads. */
export function hrefIn({ text }: Answer): string {
  return JSON.parse(text).href
}

type Seen = { id: string; version: number }

export async function moveApplication({ url }: Door, admin: SignedIn, { id, version }: Seen, move: string) {
  const form = { application: `${id}:${version}`, move, back: `/admin/applications/new/${id}` }
  return await postForm(`${url}/admin/applications/move`, form, admin)
}

export async function mailApplicant({ url }: Door, admin: SignedIn, { id, version }: Seen) {
  const words = { template: 'Call', subject: 'When can we call?', body: 'Hello.' }
  const form = { application: `${id}:${version}`, back: `/admin/applications/new/${id}`, ...words }
  return await postForm(`${url}/admin/applications/new/${id}?mail=Call`, form, admin)
}

export async function inviteApplicant({ url }: Door, admin: SignedIn, { id, version }: Seen) {
  const form = { application: `${id}:${version}`, wish: 'invite', back: `/admin/applications/approved/${id}` }
  return await postForm(`${url}/admin/applications/invite`, form, admin)
}
