/** A process that lived for less did not really live. */
const shortLifeMs = 10_000
const firstPauseMs = 500
const longestPauseMs = 30_000

/** Which death in a row this is, of those that came soon after the start; 0 for one after a long life. */
export function countShortLives(before: number, livedMs: number) {
  return livedMs < shortLifeMs ? before + 1 : 0
}

/** At once after a long life, later and later when it dies each time as soon as it begins. */
export function respawnPauseMs(shortLives: number) {
  if (shortLives === 0) return 0
  return Math.min(firstPauseMs * 2 ** (shortLives - 1), longestPauseMs)
}
