/** The middle of a sorted list: of an even number, halfway between the two in the middle. 0 where there is none. */
export function medianOf(sorted: ArrayLike<number>) {
  const upper = sorted[sorted.length >> 1] ?? 0
  return sorted.length % 2 === 0 ? ((sorted[(sorted.length >> 1) - 1] ?? 0) + upper) / 2 : upper
}
