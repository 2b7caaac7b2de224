import type { ComponentType } from 'react'
import type { IslandName } from '../ui/island.tsx'

/**
 * Every island of the public site by name. The name stands in the HTML; the loader imports
 * the component when the island is seen or touched.
 */
export const islands = {
  wizard: async () => (await import('../qualify/wizard.tsx')).Wizard,
  'story-form': async () => (await import('../stories/submit/story-form.tsx')).StoryForm,
  'apply-form': async () => (await import('../applications/apply/apply-form.tsx')).ApplyForm,
  'copy-button': async () => (await import('../sitemap/copy-button.tsx')).CopyButton,
} satisfies Record<IslandName, () => Promise<ComponentType<never>>>
