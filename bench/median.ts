import { medianOf } from '../app/platform/median.ts'

export function median(values: number[] = []) {
  return medianOf(values.toSorted((a, b) => a - b))
}
