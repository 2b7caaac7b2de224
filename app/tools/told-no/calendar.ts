import { addDays, type Day } from '../../platform/calendar-day.ts'
import type { Step } from './plan.ts'

/** The days of the plan as a calendar file. Made on the device, like everything here. */
export function calendarOf(steps: readonly Step[], today: Day): string {
  const events = steps.flatMap(({ id, title, when }) =>
    'day' in when
      ? [
          'BEGIN:VEVENT',
          `UID:told-no-${id}-${when.day}`,
          `DTSTAMP:${plain(today)}T000000Z`,
          `DTSTART;VALUE=DATE:${plain(when.day)}`,
          `DTEND;VALUE=DATE:${plain(addDays(when.day, 1))}`,
          ...folded(`SUMMARY:${escaped(title)}`),
          ...folded(`DESCRIPTION:${escaped(when.note)}`),
          'END:VEVENT',
        ]
      : [],
  )
  return ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//told-no//EN', ...events, 'END:VCALENDAR', ''].join(
    '\r\n',
  )
}

function plain(day: Day) {
  return day.replaceAll('-', '')
}

function escaped(text: string) {
  return text.replace(/[\\,;]/g, '\\$&')
}

/** Lines of a calendar file are at most 75 bytes long; ours are ASCII but for a sign or two. */
function folded(line: string): string[] {
  const pieces = line.match(/.{1,70}/g) ?? []
  return pieces.map((piece, index) => (index === 0 ? piece : ` ${piece}`))
}
