type Equivalent = { file: string; what: string; why: string }

/** Changes that nobody could notice, each with its reason. */
const equivalent: Equivalent[] = []

export function isEquivalent(change: { file: string; what: string }) {
  return equivalent.some(({ file, what }) => file === change.file && what === change.what)
}
