/**
 * A look at a password is a tenth of a second of a whole core. So many go on at once; the rest wait in lines, one
 * for each network, which take turns: thirty guesses of one network delay another's sign-in by one look. Who is
 * known goes ahead of them all.
 */
export function createTurns(max: number) {
  const lines = new Map<string, (() => void)[]>()
  const ahead: (() => void)[] = []
  let underWay = 0

  async function inTurn<T>(line: string | null, work: () => Promise<T>): Promise<T> {
    if (underWay < max) underWay++
    else await new Promise<void>((begin) => join(line, begin))
    try {
      return await work()
    } finally {
      pass()
    }
  }

  function join(line: string | null, begin: () => void) {
    if (line === null) return ahead.push(begin)
    const waiting = lines.get(line)
    if (waiting) waiting.push(begin)
    else lines.set(line, [begin])
  }

  /** The place goes straight to the next: nobody who comes now can slip in between. */
  function pass() {
    const next = ahead.shift() ?? nextOfLines()
    if (next) next()
    else underWay--
  }

  function nextOfLines() {
    for (const [line, waiting] of lines) {
      const next = waiting.shift()
      // To the end: a map keeps the order in which its keys came.
      lines.delete(line)
      if (waiting.length > 0) lines.set(line, waiting)
      return next
    }
  }

  return inTurn
}
