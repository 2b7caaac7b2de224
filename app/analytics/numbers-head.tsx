import { Link } from 'react-router'
import { ButtonLink } from '../ui/button.tsx'
import { Style } from '../ui/style.tsx'
import { Tabs } from '../ui/tabs.tsx'
import css from './numbers-page.css?inline'
import { type Period, periods } from './period.ts'

const pages = { '/admin/numbers': 'Visits', '/admin/numbers/applications': 'Applications' }

/** The same above every page of numbers: which ones, of how many days, and as a file. */
export function NumbersHead({ path, period }: { path: keyof typeof pages; period: Period }) {
  const tabsOf = (all: { href: string; label: string; isCurrent: boolean }[], label: string) => (
    <Tabs label={label} tabs={all} renderLink={({ href, ...link }) => <Link to={href} {...link} />} />
  )
  return (
    <>
      <Style name="numbers-page" css={css} layer="page" />
      <h1>Numbers</h1>
      {tabsOf(
        Object.entries(pages).map(([href, label]) => ({
          href: `${href}?days=${period}`,
          label,
          isCurrent: href === path,
        })),
        'What is counted',
      )}
      <div className="top">
        {tabsOf(
          periods.map((days) => ({
            href: `${path}?days=${days}`,
            label: `${days} days`,
            isCurrent: days === period,
          })),
          'Period',
        )}
        <ButtonLink variant="line" tight href={`${path}.csv?days=${period}`} download>
          Download as CSV
        </ButtonLink>
      </div>
    </>
  )
}
