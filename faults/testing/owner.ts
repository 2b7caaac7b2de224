import { owner } from '../../server/testing/owner.ts'
import { type Answer, ask } from './ask.ts'
import type { Site } from './site.ts'
import { until } from './until.ts'

type Door = Pick<Site, 'url'>

/** The headers of somebody who is signed in. */
export async function signIn({ url }: Door) {
  let cookie = ''
  await until('the owner can sign in', async () => {
    const answer = await postForm(`${url}/admin?index`, owner)
    cookie = (answer.headers['set-cookie'] ?? []).map((one) => one.split(';')[0]).join('; ')
    return answer.status === 303
  })
  return { cookie }
}

export type SignedIn = Awaited<ReturnType<typeof signIn>>

export function postForm(url: string, fields: Record<string, string>, headers: Record<string, string> = {}) {
  return ask(url, {
    body: new URLSearchParams(fields).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
  })
}

/** Publishes one; the answer tells whether the site said that it is saved. */
export async function publishArticle({ url }: Door, admin: SignedIn, slug: string, content: string) {
  const answer = await postForm(
    `${url}/admin/articles/new`,
    {
      title: `About ${slug}`,
      slug,
      content,
      excerpt: '',
      author: 'Tester',
      imageUrl: '',
      state: 'published',
    },
    admin,
  )
  return answer.status === 303
}

export async function moveStory({ url }: Door, admin: SignedIn, form: MoveForm): Promise<Answer> {
  const { id, version, move, from } = form
  const back = from === 'pending' ? '/admin' : `/admin/stories/${from}`
  return await postForm(
    `${url}/admin/stories/move`,
    { story: `${id}:${version}`, move, back, confirmed: 'yes', reason: 'A test' },
    admin,
  )
}

type MoveForm = { id: string; version: number; move: 'approve' | 'reject'; from: 'pending' | 'approved' }
