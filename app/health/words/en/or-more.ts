/** For what is counted up to `most` and no further. */
export function orMore(count: number, most: number) {
  return count < most ? `${count}` : `${most} or more`
}
