import { join } from 'node:path'
import type { Site } from './site.ts'

/**
 * For a site of a test, among the options of its Node. The program itself knows no cheaper hash, so that no setting
 * can bring one to a real site; that it asks for the full cost is seen by `hashesOf` and in auth.test.ts.
 */
export const quickPasswords = ['--import', join(import.meta.dirname, 'quick-passwords.mjs')]

type Cost = { N: number; r: number; p: number }

/** The cost of every hash the site has asked for, in their order. */
export function hashesOf({ process: child }: Pick<Site, 'process'>) {
  const heard = new Promise<Cost[]>((resolve) => child.once('message', (costs: Cost[]) => resolve(costs)))
  child.send('hashes')
  return heard
}
