import type { ComponentType } from 'react'
import type { IslandName } from '../ui/island.tsx'

/**
 * Every island of the public site by name. The name is in the HTML; the loader imports
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

/**
 * Long pages whose every field is saved as it is typed. They hydrate in a transition, which a slow phone can interrupt
 * for a tap, and are told what was typed before. Forms in steps hydrate at once: they read their fields themselves.
 */
export const tools: ReadonlySet<IslandName> = new Set(['checklist', 'budget', 'told-no', 'letters'])

/** The fields of a story are uncontrolled: what was typed before hydration stays. */
export const inTransition: ReadonlySet<IslandName> = new Set(['story-form', ...tools])
