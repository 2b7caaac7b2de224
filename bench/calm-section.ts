import { emptyPage, measureCalm } from './calm.ts'
import type { CalmFigures } from './calm-trace.ts'
import { measureJourney } from './journey.ts'
import { number, table } from './report.ts'

export async function calmSection(url: string, routes: string[]) {
  const figures = await measureCalm([emptyPage, ...routes.map((path) => url + path)])
  if (!figures) return '## Calm on a cheap phone\n\nNot measured: Chromium was not there.'
  return `## Calm on a cheap phone

Traces of Chromium on a phone of 360 × 740 px with the processor slowed four times, motion allowed, nobody touching it. CPU time of the page's main thread, so that others on this machine count little; medians of three visits, and the first of them watched for six seconds once the page has settled (loaded, nothing on its way, islands awake). Blocking is what tasks take above 50 ms, counted from the first paint, as Lighthouse does, and from the first byte. The browser's own part is in the row of an empty page. Bars: blocking ≤ 100 ms, then no layout and ≤ 100 ms of work.

${table(
  ['route', 'longest layout', 'blocking', 'from the first byte', 'layouts after', 'work after'],
  [...figures].map(([address, figure]) => [
    address === emptyPage ? 'an empty page' : address.slice(url.length),
    ...cellsOf(figure),
  ]),
)}`
}

function cellsOf({
  longestLayoutMs,
  blockingAfterPaintMs,
  blockingMs,
  layoutsAfter,
  workAfterMs,
}: CalmFigures) {
  const ms = (value: number) => `${number(value)} ms`
  return [
    ms(longestLayoutMs),
    ms(blockingAfterPaintMs),
    ms(blockingMs),
    String(layoutsAfter),
    ms(workAfterMs),
  ]
}

export async function journeySection(url: string) {
  const journey = await measureJourney(url)
  if (!journey) return '## Told no, in airplane mode\n\nNot measured: Chromium was not there.'
  return `## Told no, in airplane mode

On the same slow phone, after one visit and without a network: /told-no opened, five questions answered, a name typed into the letter, plan and letter printed (${journey.pages} pages): ${journey.seconds.toFixed(1)} s by a script. Bar: three minutes.`
}
