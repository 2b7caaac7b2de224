import { publicAddresses } from '../site/addresses.ts'
import type { PageFamily } from '../site/page-family.ts'

/** Every public page that may make a claim: what the table of addresses has samples of. */
export const pageFamilies: readonly PageFamily[] = publicAddresses.flatMap(
  ({ path, samples, isTranslated }) =>
    samples.map(({ name, paths }) => ({ name, route: path, samples: paths, isTranslated })),
)
