/** How many they are, without a list of them. */
export function countWhere<T>(all: readonly T[], isMeant: (one: T) => boolean) {
  let count = 0
  for (const one of all) if (isMeant(one)) count++
  return count
}
