import { createContext, type ReactNode, use } from 'react'

type Layer = 'tokens' | 'base' | 'ui' | 'page' | 'narrow'

/** A file of styles that is kept by browsers: its address, and the names of the styles in it. */
export type Sheet = { url: string; holds: ReadonlySet<string> }

const LinkedSheet = createContext<Sheet | undefined>(undefined)

export type StyleProps = { name: string; css: string; layer?: Layer }

/** Set where something is drawn that goes into many pages: its styles are noted for these instead. */
export const NotedStyles = createContext<StyleProps[] | undefined>(undefined)

/**
 * The CSS of one component. React collects these into <head>, one per name however often it is rendered,
 * so a page carries just the CSS of what it shows. `name` is that of its file.
 */
export function Style({ name, css, layer = 'ui' }: StyleProps) {
  const noted = use(NotedStyles)
  if (noted) {
    if (noted.every((one) => one.name !== name)) noted.push({ name, css, layer })
    return null
  }
  if (use(LinkedSheet)?.holds.has(name)) return null
  return (
    <style href={name} precedence={layer}>
      {css}
    </style>
  )
}

/** Around what comes after the link to a sheet: its styles are there and need not travel inside the page. */
export function StyledBy({ sheet, children }: { sheet: Sheet | undefined; children: ReactNode }) {
  return <LinkedSheet value={sheet}>{children}</LinkedSheet>
}
