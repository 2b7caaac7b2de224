import { EmptyState } from '../ui/empty-state.tsx'
import { useWords } from '../ui/language.ts'
import { AnalyticsHead } from './analytics-head.tsx'
import { analyticsWords } from './analytics-words.ts'
import { BarRows } from './bar-rows.tsx'
import { Figures } from './figures.tsx'
import { Funnel } from './funnel.tsx'
import type { Period } from './period.ts'
import { isEmpty, type PageLine, type Report } from './report.ts'
import { Trend } from './trend.tsx'
import { visitsWords } from './visits-words.ts'

type Props = { period: Period; report: Report }

export function VisitsPage({ period, report }: Props) {
  const words = useWords(visitsWords)
  return (
    <div className="numbers">
      <AnalyticsHead path="/admin/numbers" period={period} />
      {isEmpty(report) ? (
        <EmptyState {...words.none} />
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
  const { page } = useWords(analyticsWords)
  const words = useWords(visitsWords)
  const bars = pages.slice(0, 10).map(({ path, counts }) => ({ label: path, count: counts.view }))
  return (
    <section>
      <h2>{words.mostRead}</h2>
      <BarRows title={words.mostRead} description={words.views(bars)} bars={bars} />
      <Figures
        caption={words.allOfMostRead(pages.length)}
        first={page}
        lines={pages.map(({ path, counts }) => ({ name: path, counts }))}
      />
    </section>
  )
}

function WhatIsCounted() {
  const { whatIsCounted } = useWords(analyticsWords)
  const { counted } = useWords(visitsWords)
  return (
    <section>
      <h2>{whatIsCounted}</h2>
      <p className="small soft">{counted}</p>
    </section>
  )
}
