import { useTimeZone } from '../../ui/local-time.tsx'

const parts = { month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' } as const

/** 'Nov 15, 2:14 PM' in the reader's own zone, or in that of the house; any other is named. */
export function ShortTime({ at }: { at: Date }) {
  const timeZone = useTimeZone()
  const isOurs = timeZone === 'UTC'
  const year = at.getUTCFullYear() === new Date().getUTCFullYear() ? {} : ({ year: 'numeric' } as const)
  const words = new Intl.DateTimeFormat('en-US', {
    timeZone,
    ...parts,
    ...year,
    ...(isOurs && { timeZoneName: 'short' }),
  })
  return <time dateTime={at.toISOString()}>{words.format(at)}</time>
}
