/** As the tables have them. */
const as = (written: string) => written

export const words = {
  publishers: {
    HUD: 'HUD',
    census: 'census',
    LSC: 'LSC',
    'Eviction Lab': 'Eviction Lab',
    'minimum wage': 'minimum wage',
    links: 'links',
    count: 'count',
  },
  /** 'FY2026' or '2019–2023'. */
  years: as,
  asOf: (day: string) => `as of ${day}`,
  short: (publisher: string, years: string) => `${publisher}, ${years}`,
  programs: {
    'public housing': 'public housing',
    vouchers: 'vouchers',
    'public housing and vouchers': 'public housing and vouchers',
  },
  /** Values and details of the table of laws, and the notes of that of wages: without capital and stop. */
  rule: as,
}
