import { addDays, type Day } from '../../platform/calendar-day.ts'
import type { Language } from '../../platform/language.ts'
import type { Step } from './plan.ts'

/** The days of the plan as a calendar file. Made on the device, like everything here. */
export function calendarOf(steps: readonly Step[], today: Day, language: Language = 'en'): string {
  const events = steps
    .flatMap(entriesOf)
    .flatMap(({ id, day, title, note }) => [
      'BEGIN:VEVENT',
      `UID:told-no-${id}-${day}`,
      `DTSTAMP:${plain(today)}T000000Z`,
      `DTSTART;VALUE=DATE:${plain(day)}`,
      `DTEND;VALUE=DATE:${plain(addDays(day, 1))}`,
      ...folded(`SUMMARY:${escaped(title)}`),
      ...folded(`DESCRIPTION:${escaped(note)}`),
      'END:VEVENT',
    ])
  const product = `PRODID:-//told-no//${language.toUpperCase()}`
  return ['BEGIN:VCALENDAR', 'VERSION:2.0', product, ...events, 'END:VCALENDAR', ''].join('\r\n')
}

/** The day to act by and the last day; one entry where they are the same day. */
function entriesOf({ id, title, text, when, lastDay }: Step) {
  return [
    ...('day' in when && when.day !== lastDay?.day ? [{ id, title, day: when.day, note: when.note }] : []),
    ...(lastDay ? [{ id, ...lastDay, note: text }] : []),
  ]
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
