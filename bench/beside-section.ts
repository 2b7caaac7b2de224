import { astro } from './beside/astro.ts'
import { next } from './beside/next.ts'
import type { BesideRow, measureBeside } from './beside.ts'
import { connections } from './load.ts'
import { number, table } from './report.ts'

export function besideSection({ rows, missing }: Awaited<ReturnType<typeof measureBeside>>) {
  return `## Side by side with Astro and Next

The home page and a town's page with the same elements and words, measured by turns on ${new Date().toISOString().slice(0, 10)}. Our pages are taken apart (bench/beside/): each section becomes a component of the framework that writes its elements and takes its words from a data file, our CSS becomes one sheet for each page, imported the framework's way; the bench refuses a page whose visible text differs from ours. Our scripts stay out of theirs (the colour scheme, visits, the form of the home page), so theirs do less. Everything else as the frameworks come: Astro with its Node adapter in standalone mode, Next with the app router and standalone output (${versions}; Node ${process.version}).

Bytes of the first view in a phone's browser, before anybody touches the page. HTML, CSS and script are compressed alike with brotli 5; "sent" is what these servers really send for them: we brotli, Next gzip, Astro nothing compressed. Requests count fonts and pictures too.

${table(
  ['page', 'made with', 'HTML', 'CSS', 'script', 'together', 'of ours', 'sent', 'requests'],
  rows.map((row) => [row.path, row.name, ...viewCells(row, oursOf(rows, row))]),
)}

Cached: our page cache, Astro's prerendered and Next's static pages, ${connections} connections. Not cached: rendered with every request, one after the other (Astro \`prerender = false\`, Next \`force-dynamic\`, ours with a clock that makes every copy too old). Ours compresses each new page with brotli, Next with gzip, Astro not at all. CPU is that of the whole server process; requests a second fall with whatever else runs on this machine.

${table(
  [
    'page',
    'made with',
    'cached: a second',
    'cached: CPU',
    'of ours',
    'not cached: a second',
    'not cached: CPU',
    'of ours',
  ],
  rows.map((row) => [row.path, row.name, ...loadCells(row, oursOf(rows, row))]),
)}${missing.length > 0 ? `\n\nNot measured, because it could not be installed or built here: ${missing.join(', ')}.` : ''}`
}

const versions = [astro, next]
  .flatMap(({ packages }) => Object.entries(packages))
  .map(([name, version]) => `${name} ${version}`)
  .join(', ')

/** The first row of each page is ours. */
function oursOf(rows: BesideRow[], { path }: BesideRow) {
  return rows.find((row) => row.path === path)
}

function viewCells({ view }: BesideRow, ours: BesideRow | undefined) {
  if (!view || !ours?.view) return ['–', '–', '–', '–', '–', '–', '–']
  const together = ({ html, css, script }: typeof view) => html + css + script
  return [
    number(view.html),
    number(view.css),
    number(view.script),
    number(together(view)),
    `× ${(together(view) / together(ours.view)).toFixed(2)}`,
    number(view.sent),
    String(view.requests),
  ]
}

function loadCells({ kept, rendered }: BesideRow, ours: BesideRow | undefined) {
  const proportion = (theirs: number, own = theirs) => `× ${(theirs / own).toFixed(2)}`
  return [
    number(kept.perSecond),
    `${number(kept.cpuMicroseconds)} µs`,
    proportion(kept.cpuMicroseconds, ours?.kept.cpuMicroseconds),
    number(rendered.perSecond),
    `${(rendered.cpuMicroseconds / 1000).toFixed(2)} ms`,
    proportion(rendered.cpuMicroseconds, ours?.rendered.cpuMicroseconds),
  ]
}
