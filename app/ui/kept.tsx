import { type ComponentProps, createContext, type ReactNode, use } from 'react'
import { Style, type StyleProps } from './style.tsx'

/** The inside of an element as text, and the styles it needs. */
export type Drawing = { html: string; styles: readonly StyleProps[] }

/** Draws an inside once for its owner and name, and hands it out from then on; gone when its owner is. */
export type Keep = (owner: object, name: string, tag: KeptTag, draw: () => ReactNode) => Drawing

/** Set where pages are drawn that no browser draws again. */
export const KeepContext = createContext<Keep | null>(null)

export type KeptTag = 'div' | 'footer' | 'svg'

type Props<Tag extends KeptTag> = Omit<ComponentProps<Tag>, 'children' | 'of'> & {
  as: Tag
  /** What it is drawn from, and what stays the same object for as long as it looks the same: the settings, a drawing. */
  of: object
  /** Tells apart what is drawn from the same owner; one of a few. */
  name: string
  /** Where the insides differ in one text: it is drawn with a word that stands for it, and put in its place. `by` goes into HTML as it is. */
  fill?: { word: string; by: string }
  children: (filled?: string) => ReactNode
}

/**
 * An element whose inside is the same on thousands of pages. It may read nothing but its owner: not the address, not
 * the sheet, no context.
 */
export function Kept<Tag extends KeptTag>({ as, of, name, fill, children, ...rest }: Props<Tag>) {
  const keep = use(KeepContext)
  // One of three names, whose attributes were checked above.
  const Tag = as as 'div'
  const attributes = rest as ComponentProps<'div'>
  if (!keep) return <Tag {...attributes}>{children(fill?.by)}</Tag>
  const { html, styles } = keep(of, name, as, () => children(fill?.word))
  const inside = fill ? html.replaceAll(fill.word, fill.by) : html
  return (
    <>
      {styles.map((style) => (
        <Style key={style.name} {...style} />
      ))}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: drawn by React from our own components */}
      <Tag {...attributes} dangerouslySetInnerHTML={{ __html: inside }} />
    </>
  )
}
