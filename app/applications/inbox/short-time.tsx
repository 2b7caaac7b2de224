import { localeOf } from '../../platform/language.ts'
import { localIn } from '../../platform/time-zone.ts'
import { useLanguage } from '../../ui/language.ts'
import { useTimeZone } from '../../ui/local-time.tsx'

const parts = { month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' } as const

/** 'Nov 15, 2:14 PM' in the reader's own zone, or in that of the house; any other is named. */
export function ShortTime({ at }: { at: Date }) {
  const timeZone = useTimeZone()
  const locale = localeOf[useLanguage()]
  const isOurs = timeZone === 'UTC'
  const year = at.getUTCFullYear() === new Date().getUTCFullYear() ? {} : ({ year: 'numeric' } as const)
  const words = new Intl.DateTimeFormat(locale, {
    timeZone,
    ...parts,
    ...year,
    ...(isOurs && { timeZoneName: 'short' }),
  })
  return <time dateTime={at.toISOString()}>{words.format(at)}</time>
}

/** '2:14 PM' of today, else 'Nov 15': where a line has little room. */
export function BriefTime({ at }: { at: Date }) {
  const timeZone = useTimeZone()
  const locale = localeOf[useLanguage()]
  const now = new Date()
  const dayOf = (moment: Date) => localIn(moment, timeZone).slice(0, 10)
  const isToday = dayOf(at) === dayOf(now)
  const year = dayOf(at).slice(0, 4) === dayOf(now).slice(0, 4) ? {} : ({ year: 'numeric' } as const)
  const { month, day, hour, minute } = parts
  const words = new Intl.DateTimeFormat(locale, {
    timeZone,
    ...(isToday ? { hour, minute } : { month, day, ...year }),
  })
  return <time dateTime={at.toISOString()}>{words.format(at)}</time>
}
