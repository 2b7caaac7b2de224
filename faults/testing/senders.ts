import { setTimeout as sleep } from 'node:timers/promises'
import type { Answer } from './ask.ts'
import { publishArticle, type SignedIn } from './owner.ts'
import type { Site } from './site.ts'
import { formToken, type StoryForm, sendStory } from './story.ts'

/** What people sent and what they were told. */
export type Ledger = {
  stored: StoryForm[]
  /** Sent, but the answer never came: nobody knows. */
  unanswered: StoryForm[]
  refused: { form: StoryForm; answer: Answer }[]
  articles: string[]
}

export function emptyLedger(): Ledger {
  return { stored: [], unanswered: [], refused: [], articles: [] }
}

type Crowd = { site: Site; ledger: Ledger; prefix: string; photo?: Uint8Array; admin?: SignedIn }

/** People who send story after story until told to stop, or until nobody answers. */
export function startSenders({ site, ledger, prefix, photo, admin }: Crowd, count: number) {
  let isOver = false
  let sent = 0
  const sender = async () => {
    let token = await formToken(site).catch(() => null)
    while (!isOver && token) {
      const number = sent++
      const form = { headline: `${prefix} ${number}`, token, ...(number % 10 === 0 && photo && { photo }) }
      token = await sendOne(site, ledger, form)
    }
  }
  const editor = async () => {
    for (let number = 0; admin && !isOver; number++) {
      const slug = `${prefix}-article-${number}`.toLowerCase().replaceAll(' ', '-')
      const isSaved = await publishArticle(site, admin, slug, articleText(slug)).catch(() => null)
      if (isSaved === null) return
      if (isSaved) ledger.articles.push(slug)
      await sleep(20)
    }
  }
  const done = Promise.all([...Array.from({ length: count }, sender), editor()])
  return {
    sent: () => sent,
    async stop() {
      isOver = true
      await done
    },
  }
}

/** The token for the next story, or null when the answer was lost. */
async function sendOne(site: Site, ledger: Ledger, form: StoryForm) {
  try {
    const answer = await sendStory(site, form)
    if (answer.status !== 201) ledger.refused.push({ form, answer })
    else ledger.stored.push(form)
    return answer.status === 201 ? String(JSON.parse(answer.text).nextToken) : await formToken(site)
  } catch {
    ledger.unanswered.push(form)
    return null
  }
}

export function articleText(slug: string) {
  return `All the words of ${slug}.`
}
