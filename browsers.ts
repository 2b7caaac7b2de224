/** The oldest browsers we write for (major << 16 | minor << 8): nesting and range queries are lowered for them. */
export const oldestBrowsers = {
  ios_saf: (15 << 16) | (4 << 8),
  safari: (15 << 16) | (4 << 8),
  chrome: 105 << 16,
  android: 105 << 16,
  firefox: 121 << 16,
}
