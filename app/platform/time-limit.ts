/** Nobody answered in time. */
export class TooLate extends Error {
  override name = 'TooLate'
}

/** The work's result, or TooLate after so many milliseconds. The work itself goes on, and may fail, unheard. */
export async function within<T>(limitMs: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const tooLate = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new TooLate(`No answer within ${limitMs} ms`)), limitMs)
  })
  try {
    return await Promise.race([work, tooLate])
  } finally {
    clearTimeout(timer)
  }
}
