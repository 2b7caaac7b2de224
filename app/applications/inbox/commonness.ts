/** An index over parts of words knows them in threes. */
const gramLength = 3
/** Longer ones cost more and narrow no further. */
const maxLength = 5
/** To look at a row costs as much as to read so many entries of the index. */
const entriesPerRow = 200

/** What stands in many applications and what in few: as some of them have it for all. */
export class Commonness {
  readonly #texts: string[] = []
  readonly #counts = new Map<string, number>()

  add(text: string) {
    this.#texts.push(text)
    for (const gram of new Set(gramsOf(text))) this.#counts.set(gram, (this.#counts.get(gram) ?? 0) + 1)
  }

  /** The share that has all of these parts: a rare meeting of common ones is not seen among a few. */
  shareWith(parts: string[]) {
    const byChance = parts.reduce((share, part) => share * this.shareOf(part), 1)
    return Math.max(
      byChance,
      this.#share((text) => parts.every((part) => text.includes(part))),
    )
  }

  shareOf(stretch: string): number {
    return gramsOf(stretch).every((gram) => this.#counts.has(gram))
      ? this.#share((text) => text.includes(stretch))
      : 0
  }

  /** How many entries the index holds of its threes, for each row. */
  entriesOf(stretch: string) {
    const counts = gramsOf(stretch).map((gram) => this.#counts.get(gram) ?? 0)
    return counts.reduce((sum, count) => sum + count, 0) / Math.max(1, this.#texts.length)
  }

  /** What none of so few has may still stand in some. */
  get leastShare() {
    return 0.1 / Math.max(1, this.#texts.length)
  }

  #share(fits: (text: string) => boolean) {
    return this.#texts.filter(fits).length / Math.max(1, this.#texts.length)
  }
}

/**
 * What to ask the index for, so that few rows are left to look at: the rarest letters of one word, and three of each
 * other that leaves fewer. To ask for what stands in every row would cost as much as reading all rows.
 */
export function rarestStretches(parts: string[], commonness: Commonness) {
  const runs = parts.flatMap(runsOf)
  const first = leastOf(
    runs.map((run) => ({ run, ...rarestIn(run, maxLength, commonness) })),
    ({ cost }) => cost,
  )
  const others = runs.filter((run) => run !== first.run).map((run) => rarestIn(run, gramLength, commonness))
  const asked = [first.stretch]
  let left = Math.max(first.share, commonness.leastShare)
  for (const { stretch, share, entries } of others.toSorted((a, b) => a.entries - b.entries)) {
    if (entriesPerRow * left * (1 - share) < entries) continue
    asked.push(stretch)
    left = Math.max(left * share, commonness.leastShare)
  }
  return asked
}

/** PostgreSQL's index holds letters and digits alone, and these are such everywhere. */
function runsOf(part: string) {
  return part.match(plainRuns) ?? [part]
}

const plainRuns = /[a-z0-9]{3,}/g

function rarestIn(run: string, length: number, commonness: Commonness) {
  const known = windowsOf(run, length).map((stretch) => {
    const [share, entries] = [commonness.shareOf(stretch), commonness.entriesOf(stretch)]
    return { stretch, share, entries, cost: entriesPerRow * share + entries }
  })
  return leastOf(known, ({ cost }) => cost)
}

/** Other signs may be made of two: they are not cut. */
function windowsOf(run: string, length: number) {
  if (!/^[a-z0-9]+$/.test(run)) return [run]
  const count = Math.max(1, run.length - length + 1)
  return Array.from({ length: count }, (_, start) => run.slice(start, start + length))
}

function leastOf<One>(some: One[], of: (one: One) => number) {
  return some.reduce((least, one) => (of(one) < of(least) ? one : least))
}

function gramsOf(text: string) {
  const count = Math.max(1, text.length - gramLength + 1)
  return Array.from({ length: count }, (_, start) => text.slice(start, start + gramLength))
}
