const working = new Set<Promise<unknown>>()

/** Work that goes on after its answer: a process that stops ends it first. */
export const unfinished = {
  add(work: Promise<unknown>) {
    const noted = work.finally(() => working.delete(noted))
    noted.catch(() => {}) // whoever began it tells what went wrong
    working.add(noted)
  },
  close: async () => void (await Promise.allSettled(working)),
}
