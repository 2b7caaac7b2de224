import { Link } from 'react-router'
import { ButtonLink } from '../ui/button.tsx'
import { useWords } from '../ui/language.ts'
import { Style } from '../ui/style.tsx'
import { Tabs } from '../ui/tabs.tsx'
import css from './analytics-page.css?inline'
import { analyticsWords } from './analytics-words.ts'
import { type Period, periods } from './period.ts'

const paths = ['/admin/numbers', '/admin/numbers/applications'] as const

/** The same above every page of numbers: which ones, of how many days, and as a file. */
export function AnalyticsHead({ path, period }: { path: (typeof paths)[number]; period: Period }) {
  const words = useWords(analyticsWords)
  const tabsOf = (all: { href: string; label: string; isCurrent: boolean }[], label: string) => (
    <Tabs label={label} tabs={all} renderLink={({ href, ...link }) => <Link to={href} {...link} />} />
  )
  return (
    <>
      <Style name="analytics-page" css={css} layer="page" />
      <h1>{words.title}</h1>
      {tabsOf(
        paths.map((href) => ({
          href: `${href}?days=${period}`,
          label: words.pages[href],
          isCurrent: href === path,
        })),
        words.pagesLabel,
      )}
      <div className="top">
        {tabsOf(
          periods.map((days) => ({
            href: `${path}?days=${days}`,
            label: words.period(days),
            isCurrent: days === period,
          })),
          words.periodLabel,
        )}
        <ButtonLink variant="line" tight href={`${path}.csv?days=${period}`} download>
          {words.download}
        </ButtonLink>
      </div>
    </>
  )
}
