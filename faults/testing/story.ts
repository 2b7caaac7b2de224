import { randomInt } from 'node:crypto'
import { type Answer, ask } from './ask.ts'
import type { Site } from './site.ts'

type Door = Pick<Site, 'url'>
export type StoryForm = { headline: string; token?: string; photo?: Uint8Array; invitation?: string }

export async function formToken({ url }: Door) {
  const { text } = await ask(`${url}/approval-wall/share`)
  const [, token] = /name="formToken" value="([^"]+)"/.exec(text) ?? []
  if (!token) throw new Error('The form has no token')
  return token
}

/** Sends a story as the awake form does, or as a browser without JavaScript; each from another household. */
export async function sendStory(
  { url }: Door,
  form: StoryForm,
  { path = '/stories', timeoutMs = 120_000, from }: { path?: string; timeoutMs?: number; from?: string } = {},
): Promise<Answer> {
  const { headers, body } = await storyRequest(form)
  return await ask(url + path, { headers, body, timeoutMs, from })
}

export async function storyRequest({ headline, token, photo, invitation }: StoryForm) {
  const data = new FormData()
  const fields = {
    fullName: 'Jordan Quillfeather',
    email: 'jordan@example.com',
    city: 'Akron',
    state: 'OH',
    headline,
    howHelped: howHelped(headline),
    encouragement: 'Ask again.',
    allowSharing: 'on',
    ...(token && { formToken: token }),
    ...(invitation && { invitation }),
  }
  for (const [name, value] of Object.entries(fields)) data.set(name, value)
  if (photo) data.set('renterPhoto', new Blob([new Uint8Array(photo)], { type: 'image/jpeg' }), 'phone.jpg')
  const encoded = new Response(data)
  const address = [10, randomInt(256), randomInt(256), randomInt(1, 255)].join('.')
  return {
    headers: {
      'content-type': encoded.headers.get('content-type') ?? '',
      'x-forwarded-for': address,
    },
    body: Buffer.from(await encoded.arrayBuffer()),
  }
}

/** What a story says depends on its headline, so that a row can be compared with what was sent. */
export function howHelped(headline: string) {
  return `They called the office about “${headline}”. Twice.`
}
