import { randomInt } from 'node:crypto'
import type { Agent } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { ask } from './ask.ts'
import { publicPages } from './pages.ts'
import { sendStory } from './story.ts'

/** Somewhere on this machine: a real address, which a proxy passes on. */
export function someAddress() {
  return `127.${randomInt(1, 255)}.${randomInt(256)}.${randomInt(1, 255)}`
}

/** People who read, and now and then send a story, as fast as they are answered. */
export function startVisitors(url: string, agent: Agent | false = false) {
  let isOver = false
  let answered = 0
  const stored: string[] = []
  const failures: string[] = []
  const visit = async (number: number) => {
    for (let turn = 0; !isOver; turn++) {
      const page = publicPages[turn % publicPages.length] ?? '/'
      const isSending = turn % 10 === number
      const what = isSending ? 'a story' : page
      const headline = `Rolling ${number} ${turn}`
      // A connection that is kept belongs to one address.
      const from = agent ? undefined : someAddress()
      const answer = isSending ? sendStory({ url }, { headline }, { from }) : ask(url + page, { agent, from })
      const status = await answer.then(
        (given) =>
          given.status === (isSending ? 201 : 200) ? 'fine' : `${given.status} ${given.text.slice(0, 80)}`,
        (error: unknown) => String(error),
      )
      if (status === 'fine') answered++
      else failures.push(`${what}: ${status}`)
      if (isSending && status === 'fine') stored.push(headline)
      await sleep(30)
    }
  }
  const done = Promise.all(Array.from({ length: 4 }, (_, number) => visit(number)))
  return {
    answered: () => answered,
    failures: () => [...failures],
    async stop() {
      isOver = true
      await done
      return { answered, failures, stored }
    },
  }
}
