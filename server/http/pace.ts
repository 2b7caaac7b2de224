/**
 * Resumes `perTurn` of the waiting callbacks with each turn of the event loop. A turn that reads from a hundred
 * uploads takes half a second on a loaded machine, and only one new connection is accepted after it.
 */
export function createPace(perTurn: number) {
  const waiting: (() => void)[] = []
  let isScheduled = false

  return (resume: () => void) => {
    waiting.push(resume)
    schedule()
  }

  function schedule() {
    if (isScheduled || waiting.length === 0) return
    isScheduled = true
    setImmediate(() => {
      isScheduled = false
      for (const resume of waiting.splice(0, perTurn)) resume()
      schedule()
    })
  }
}
