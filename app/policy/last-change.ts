import type { PolicyName, Site } from '../site/site.ts'

/** By us in the words, or by the owner in the settings that the policy tells: the later day. */
export function lastChange({ changedOn }: Site, policy: PolicyName, wordsChangedOn: string) {
  return changedOn[policy] > wordsChangedOn ? changedOn[policy] : wordsChangedOn
}
