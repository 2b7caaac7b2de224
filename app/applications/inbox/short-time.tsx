import { localeOf } from '../../platform/language.ts'
import { dayIn } from '../../platform/time-zone.ts'
import { useLanguage } from '../../ui/language.ts'
import { useTimeZone } from '../../ui/local-time.tsx'

const parts = { month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' } as const

/** 'Nov 15, 2:14 PM' in the reader's own zone, or in that of the house; any other is named. */
export function ShortTime({ at }: { at: Date }) {
  const timeZone = useTimeZone()
  const locale = localeOf[useLanguage()]
  const isOurs = timeZone === 'UTC'
  const words = new Intl.DateTimeFormat(locale, {
    timeZone,
    ...parts,
    ...yearOf(at, timeZone),
    ...(isOurs && { timeZoneName: 'short' }),
  })
  return <time dateTime={at.toISOString()}>{words.format(at)}</time>
}

/** '2:14 PM' of today, else 'Nov 15': where a line has little room. */
export function BriefTime({ at }: { at: Date }) {
  const timeZone = useTimeZone()
  const locale = localeOf[useLanguage()]
  const isToday = dayIn(at, timeZone) === dayIn(new Date(), timeZone)
  const { month, day, hour, minute } = parts
  const words = new Intl.DateTimeFormat(locale, {
    timeZone,
    ...(isToday ? { hour, minute } : { month, day, ...yearOf(at, timeZone) }),
  })
  return <time dateTime={at.toISOString()}>{words.format(at)}</time>
}

/** Only where it is not this one, by the clocks that are shown. */
function yearOf(at: Date, timeZone: string) {
  const year = (moment: Date) => dayIn(moment, timeZone).slice(0, 4)
  return year(at) === year(new Date()) ? {} : ({ year: 'numeric' } as const)
}
