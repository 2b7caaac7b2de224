/**
 * Lets `perTurn` of those who line up go on with each turn of the event loop. A turn that reads from a hundred
 * uploads takes half a second on a loaded machine, and only one new connection is accepted after it.
 */
export function createPace(perTurn: number) {
  const waiting: (() => void)[] = []
  let isScheduled = false

  return (goOn: () => void) => {
    waiting.push(goOn)
    schedule()
  }

  function schedule() {
    if (isScheduled || waiting.length === 0) return
    isScheduled = true
    setImmediate(() => {
      isScheduled = false
      for (const goOn of waiting.splice(0, perTurn)) goOn()
      schedule()
    })
  }
}
