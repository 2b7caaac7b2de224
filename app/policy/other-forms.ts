import type { Site } from '../site/site.ts'

/** Whether the owner has connected a form of another company. */
export function usesOtherForms({ forms }: Pick<Site, 'forms'>) {
  return Object.values(forms).some(({ address, script }) => address || script)
}
