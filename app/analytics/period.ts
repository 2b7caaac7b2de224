import { dayMs } from '../platform/duration.ts'

/** Counts are kept a little longer than the longest period shown. */
export const keptDays = 400

export const periods = [7, 30, 90, 365] as const
export type Period = (typeof periods)[number]

export function periodFrom(text: string | null): Period {
  return periods.find((days) => String(days) === text) ?? 30
}

/** 'YYYY-MM-DD' in UTC, some days on or back. */
export function utcDay(now: number, offset = 0) {
  return new Date(now + offset * dayMs).toISOString().slice(0, 10)
}

/** Both included. */
export type Days = { from: string; until: string }

const daysAtOnce = 30

/** The days in pieces that are read one by one. */
export function piecesOf(days: string[]): Days[] {
  const pieces: Days[] = []
  for (let start = 0; start < days.length; start += daysAtOnce) {
    const [from = '', ...rest] = days.slice(start, start + daysAtOnce)
    pieces.push({ from, until: rest.at(-1) ?? from })
  }
  return pieces
}

/** Every day of the period, today included. */
export function daysOf(period: Period, now: number) {
  return Array.from({ length: period }, (_, index) => utcDay(now, index + 1 - period))
}
