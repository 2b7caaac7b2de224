import { problemWords } from './problem-words.ts'

const words = problemWords.en
const known = new Map<string, string>(Object.entries(words.faults))

/** What the log of deliveries says of a try that did not arrive. */
export function faultWords(fault: string) {
  const said = known.get(fault)
  if (said) return said
  if (/^3\d\d$/.test(fault)) return words.redirected(fault)
  if (/^\d+$/.test(fault)) return words.answered(fault)
  return /CERT|SELF_SIGNED|SSL|TLS|ALTNAME/.test(fault) ? words.certificate : words.unknown
}
