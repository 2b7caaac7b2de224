/** Runs a test file on one mutant; on the unchanged program for mutant 0. */
export type Job = { test: string; mutant: number }

export type Line =
  | { begins: Job | undefined }
  | (Job & { isKilled: boolean; isTooLong: boolean; ms: number; reached: number[] | undefined })

/** Of the processor, not of the clock: a busy machine kills no mutant. */
const maxMs = 5_000
export const usedMs = () => process.threadCpuUsage().user / 1000

let active = 0
let reached = new Set<number>()
let calls = 0
let deadline = Number.POSITIVE_INFINITY
let isTooLong = false

/** Asked by every place that can change; says no, but for the one that is awake. */
function isAwake(id: number) {
  if (active === 0) reached.add(id)
  else turn()
  return id === active
}

function turn() {
  if (active === 0 || ++calls % 1024 !== 0 || usedMs() < deadline) return
  isTooLong = true
  throw new Error('The mutant takes too long')
}

export const mutantSwitch = {
  begin(mutant: number) {
    active = mutant
    reached = new Set()
    calls = 0
    deadline = usedMs() + maxMs
    isTooLong = false
  },
  end() {
    return { reached: [...reached], isTooLong }
  },
}

Object.assign(globalThis, { __mutant__: Object.assign(isAwake, { turn }) })
