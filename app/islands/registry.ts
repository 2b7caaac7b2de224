import type { ComponentType } from 'react'

/**
 * Every island of the public site by name. The name stands in the HTML; the loader imports
 * the component when the island is seen or touched.
 */
export const islands = {
  wizard: async () => (await import('../qualify/wizard.tsx')).Wizard,
  'script-form': async () => (await import('../forms/script-form.tsx')).ScriptForm,
  'story-form': async () => (await import('../stories/story-form.tsx')).StoryForm,
  'copy-button': async () => (await import('../sitemap/copy-button.tsx')).CopyButton,
} satisfies Record<string, () => Promise<ComponentType<never>>>

export type IslandName = keyof typeof islands
export type IslandProps<Name extends IslandName> =
  Awaited<ReturnType<(typeof islands)[Name]>> extends (props: infer Props) => unknown ? Props : never
