import { randomInt } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { ask } from './ask.ts'
import { publicPages } from './pages.ts'
import { sendStory } from './story.ts'

/** Somewhere on this machine: a real address, which a proxy passes on. */
export function someAddress() {
  return `127.${randomInt(1, 255)}.${randomInt(256)}.${randomInt(1, 255)}`
}

/** People who read, and now and then send a story, as fast as they are answered, each from an address of their own. */
export function startVisitors(url: string, count = 4) {
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
      const from = someAddress()
      const answer = isSending ? sendStory({ url }, { headline }, { from }) : ask(url + page, { from })
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
  const done = Promise.all(Array.from({ length: count }, (_, number) => visit(number)))
  return {
    answered: () => answered,
    failed: () => failures.length,
    async stop() {
      isOver = true
      await done
      return { answered, failures, stored }
    },
  }
}
