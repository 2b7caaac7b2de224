import { createContext, type ReactNode, use } from 'react'

type Layer = 'tokens' | 'base' | 'ui' | 'page' | 'narrow'

/** A style sheet that browsers cache: its address, and the names of the styles in it. */
export type Sheet = { url: string; holds: ReadonlySet<string> }

const LinkedSheet = createContext<Sheet | undefined>(undefined)

export type StyleProps = { name: string; css: string; layer?: Layer }

/** Set around a cached fragment: its styles are collected for the pages that show it. */
export const CollectedStyles = createContext<StyleProps[] | undefined>(undefined)

/**
 * The CSS of one component. React collects these into <head>, one per name however often it is rendered,
 * so a page carries just the CSS of what it shows. `name` is that of its file.
 */
export function Style({ name, css, layer = 'ui' }: StyleProps) {
  const collected = use(CollectedStyles)
  if (collected) {
    if (collected.every((one) => one.name !== name)) collected.push({ name, css, layer })
    return null
  }
  if (use(LinkedSheet)?.holds.has(name)) return null
  return (
    <style href={name} precedence={layer}>
      {css}
    </style>
  )
}

/** Around what comes after the link to a sheet, whose styles are then left out of the page. */
export function StyledBy({ sheet, children }: { sheet: Sheet | undefined; children: ReactNode }) {
  return <LinkedSheet value={sheet}>{children}</LinkedSheet>
}
