/** Where an income stands against a line of HUD's; without an amount: exactly at it. */
type Rung = { amount: string | null; line: '30%' | '50%' | '80%'; isAbove: boolean }

const rung = ({ amount, line, isAbove }: Rung) =>
  `${amount === null ? 'exactly at' : `${amount} ${isAbove ? 'above' : 'under'}`} the ${line} line`

/** What counts as low income. */
export const words = {
  heading: 'What counts as low income here',
  note: (median: string, years: string, revised: string | null) =>
    `Before tax, everybody at home. Area median ${median} (HUD ${years}${revised ? `, ${revised}` : ''}). HUD’s lines are not exact shares of it.`,
  areaMedian: (county: string, one: string, three: string, years: string) =>
    `in ${county} ${one} a year for one person, ${three} for three (HUD, ${years})`,
  emergency: (share: string, one: string, three: string) =>
    `${share} of area median, the line of emergency rental assistance: ${one} for one, ${three} for three.`,
  atTheLine: {
    short: (carried: string, gap: string) =>
      `Two people at the 50% line can pay ${carried}, ${gap} short of one bedroom.`,
    enough: (carried: string, gap: string) =>
      `Two people at the 50% line can pay ${carried}, ${gap} more than one bedroom asks.`,
    exact: (carried: string) => `Two people at the 50% line can pay ${carried}, just what one bedroom asks.`,
  },
  median: (place: string, income: string, source: string, where: Rung) =>
    `The median household of ${place}, ${income} (${source}): ${rung(where)} for three.`,
  table: {
    caption: (county: string, years: string) => `HUD income limits of ${county}, ${years}`,
    columns: [
      { name: 'Extremely low', line: '30% line' },
      { name: 'Very low', line: '50% line' },
      { name: 'Low', line: '80% line' },
    ],
  },
  missing: {
    byTown: (place: string) =>
      `HUD sets these limits town by town in this part of the country, and those of ${place} are not on file yet.`,
    severalCounties: (place: string) => `Our table goes by county, and ${place} lies in several.`,
    text: 'Not on file yet. The housing office knows the limits.',
    note: 'A year’s income before tax of everybody at home. Most vouchers and public housing go by it.',
  },
}
