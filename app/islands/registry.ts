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
  checklist: async () => (await import('../tools/checklist/checklist.tsx')).Checklist,
  budget: async () => (await import('../tools/budget/budget-tool.tsx')).BudgetTool,
  'told-no': async () => (await import('../tools/told-no/told-no.tsx')).ToldNo,
  letters: async () => (await import('../tools/letters/letter-writer.tsx')).LetterWriter,
} satisfies Record<IslandName, () => Promise<ComponentType<never>>>
