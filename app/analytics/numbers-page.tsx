import { grouped } from '../platform/us-number.ts'
import { EmptyState } from '../ui/empty-state.tsx'
import { BarRows } from './bar-rows.tsx'
import { Figures } from './figures.tsx'
import { Funnel } from './funnel.tsx'
import { NumbersHead } from './numbers-head.tsx'
import type { Period } from './period.ts'
import { isEmpty, type PageLine, type Report } from './report.ts'
import { Trend } from './trend.tsx'

type Props = { period: Period; report: Report }

export function NumbersPage({ period, report }: Props) {
  return (
    <div className="numbers">
      <NumbersHead path="/admin/numbers" period={period} />
      {isEmpty(report) ? (
        <EmptyState
          title="No visits yet"
          text="As soon as somebody opens a page of the site, it is counted here. It takes a few seconds to show."
          note="Your own visits are not counted while you are signed in."
        />
      ) : (
        <>
          <Funnel total={report.total} period={period} />
          <Trend {...report} />
          {report.pages.length > 0 && <TopPages pages={report.pages} />}
        </>
      )}
      <WhatIsCounted />
    </div>
  )
}

function TopPages({ pages }: { pages: PageLine[] }) {
  const bars = pages.slice(0, 10).map(({ path, counts }) => ({ label: path, count: counts.view }))
  return (
    <section>
      <h2>Most read pages</h2>
      <BarRows
        title="Most read pages"
        description={bars.map(({ label, count }) => `${label}: ${grouped(count)} views`).join('. ')}
        bars={bars}
      />
      <Figures
        caption={`All figures of the ${pages.length} most read pages`}
        first="Page"
        lines={pages.map(({ path, counts }) => ({ name: path, counts }))}
      />
    </section>
  )
}

function WhatIsCounted() {
  return (
    <section>
      <h2>What is counted, and what is not</h2>
      <p className="small soft">
        The site counts how often a page was opened, a step of the questions reached, and an application or
        call link followed. It sets no cookie and keeps nothing that tells one visitor from another. Visitors
        whose browser asks not to be tracked (Do Not Track, Global Privacy Control), known crawlers and admins
        who are signed in are not counted, so the true numbers are somewhat higher. “(other)” holds pages
        without a line of their own. Counts are kept for 400 days.
      </p>
    </section>
  )
}
