/** Nobody answered in time. */
export class TooLate extends Error {
  override name = 'TooLate'
}

/** The work's result, or TooLate after so many milliseconds. The work itself goes on, and a later failure is ignored. */
export async function within<T>(limitMs: number, work: Promise<T>): Promise<T> {
  if (await isOverWithin(limitMs, work)) return await work
  throw new TooLate(`No answer within ${limitMs} ms`)
}

/** Whether the work has ended by then, well or badly. It goes on in any case; a later failure is ignored. */
export async function isOverWithin(limitMs: number, work: Promise<unknown>): Promise<boolean> {
  const { promise: tooLate, resolve } = Promise.withResolvers<boolean>()
  const timer = setTimeout(resolve, limitMs, false)
  const isOver = () => true
  try {
    return await Promise.race([work.then(isOver, isOver), tooLate])
  } finally {
    clearTimeout(timer)
  }
}
