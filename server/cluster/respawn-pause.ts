/** A process that ran for less failed at its start. */
const shortLifeMs = 10_000
const firstPauseMs = 500
const longestPauseMs = 30_000

/** How many exits in a row came soon after the start; 0 after a long run. */
export function countShortLives(before: number, livedMs: number) {
  return livedMs < shortLifeMs ? before + 1 : 0
}

/** No pause after a long run; exponential back-off when it exits each time soon after its start. */
export function respawnPauseMs(shortLives: number) {
  if (shortLives === 0) return 0
  return Math.min(firstPauseMs * 2 ** (shortLives - 1), longestPauseMs)
}
