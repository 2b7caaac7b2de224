import { timeZoneWords } from './setting-words.ts'

const homeZones = [
  'America/New_York',
  'America/Chicago',
  'America/Denver',
  'America/Phoenix',
  'America/Los_Angeles',
  'America/Anchorage',
  'Pacific/Honolulu',
  'America/Puerto_Rico',
] as const

const homeLabels: Record<(typeof homeZones)[number], string> = timeZoneWords.en

/** Every zone whose clock this program knows: those of the country first, the others by their names. */
export const timeZones: readonly string[] = [
  ...new Set<string>([...homeZones, ...Intl.supportedValuesOf('timeZone')]),
]

export const timeZoneLabels: Readonly<Record<string, string>> = {
  ...Object.fromEntries(timeZones.map((name) => [name, name.replaceAll('_', ' ')])),
  ...homeLabels,
}
