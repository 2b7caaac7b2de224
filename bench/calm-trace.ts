/** What a trace of one visit says about the page's main thread. CPU time, not wall time: others may share the machine. */
export type CalmFigures = {
  longestLayoutMs: number
  /** Of tasks what is above 50 ms, from the first byte until the page has settled. */
  blockingMs: number
  /** The same from the first paint on, which is what Lighthouse calls blocking time. */
  blockingAfterPaintMs: number
  layoutsAfter: number
  workAfterMs: number
}

/** A mark that the visit leaves in the trace once nothing more is expected. */
export const settledMark = 'settled'

type TraceEvent = {
  name: string
  ph: string
  pid: number
  tid: number
  ts: number
  tdur?: number
  args?: { data?: { documentLoaderURL?: string } }
}

const longTaskMs = 50

/** Null where the browser has lost the beginning of the visit, which happens now and then. */
export function readTrace(trace: Buffer, url: string): CalmFigures | null {
  const { traceEvents }: { traceEvents: TraceEvent[] } = JSON.parse(trace.toString())
  const start = traceEvents.findLast(
    ({ name, args }) => name === 'navigationStart' && args?.data?.documentLoaderURL === url,
  )
  if (!start) return null
  const events = traceEvents.filter(
    ({ pid, tid, ts }) => pid === start.pid && tid === start.tid && ts >= start.ts,
  )
  const at = (mark: string) => events.find(({ name }) => name === mark)?.ts ?? Number.POSITIVE_INFINITY
  const painted = at('firstContentfulPaint')
  const settled = at(settledMark)
  const layouts = events.filter(({ name, ph }) => name === 'Layout' && ph === 'X')
  const tasks = events.filter(({ name, ph }) => name.endsWith('RunTask') && ph === 'X')
  const blocking = (from: number) =>
    sum(tasks.filter(({ ts }) => ts >= from && ts < settled).map((task) => cpuMs(task) - longTaskMs))
  return {
    longestLayoutMs: Math.max(0, ...layouts.map(cpuMs)),
    blockingMs: blocking(0),
    blockingAfterPaintMs: blocking(painted),
    layoutsAfter: layouts.filter(({ ts }) => ts > settled).length,
    workAfterMs: sum(tasks.filter(({ ts }) => ts > settled).map(cpuMs)),
  }
}

function cpuMs({ tdur = 0 }: TraceEvent) {
  return tdur / 1000
}

function sum(values: number[]) {
  return values.reduce((total, value) => total + Math.max(0, value), 0)
}
