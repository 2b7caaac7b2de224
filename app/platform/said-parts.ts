import { upperFirst } from './first-letter.ts'

/** The parts there are, with what stands between them. */
export function joined(parts: readonly (string | false)[], between: string) {
  return parts.filter(Boolean).join(between)
}

/** They as a sentence before another one, or nothing. */
export function sentence(parts: readonly (string | false)[], between: string) {
  const words = joined(parts, between)
  return words && `${upperFirst(words)}. `
}

/** 'A, b, and c', or of one part that part: its beginning begins a sentence. */
export function listed(parts: readonly (string | false)[], beforeLast: string) {
  const said = parts.filter((part) => part !== false)
  return upperFirst(joined([said.slice(0, -1).join(', '), said.at(-1) ?? ''], beforeLast))
}
