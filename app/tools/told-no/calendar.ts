import { addDays, type Day } from '../../platform/calendar-day.ts'
import type { Language } from '../../platform/language.ts'
import type { Step } from './plan.ts'

/** The days of the plan as a calendar file. Made on the device, like everything here. */
export function calendarOf(steps: readonly Step[], today: Day, language: Language = 'en'): string {
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
  const product = `PRODID:-//told-no//${language.toUpperCase()}`
  return ['BEGIN:VCALENDAR', 'VERSION:2.0', product, ...events, 'END:VCALENDAR', ''].join('\r\n')
}

function plain(day: Day) {
  return day.replaceAll('-', '')
}

function escaped(text: string) {
  return text.replace(/[\\,;]/g, '\\$&')
}

const maxLineBytes = 75

/** Lines of a calendar file are at most 75 bytes long, and a letter with an accent takes two; a blank begins what goes on. */
function folded(line: string): string[] {
  const lines = ['']
  for (const letter of line) {
    const last = lines.length - 1
    if (bytesOf(`${lines[last]}${letter}`) > maxLineBytes) lines.push(` ${letter}`)
    else lines[last] += letter
  }
  return lines
}

function bytesOf(text: string) {
  return new TextEncoder().encode(text).length
}
