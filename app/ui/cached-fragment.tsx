import { type ComponentProps, createContext, type ReactNode, use } from 'react'
import { Style, type StyleProps } from './style.tsx'

/** The inner HTML of an element, and the styles it needs. */
export type HtmlFragment = { html: string; styles: readonly StyleProps[] }

/** Renders a fragment once for its owner and name, and returns it from then on; collected with its owner. */
export type FragmentCache = (
  owner: object,
  name: string,
  tag: FragmentTag,
  render: () => ReactNode,
) => HtmlFragment

/** Set where pages are rendered that no browser hydrates. */
export const FragmentCacheContext = createContext<FragmentCache | null>(null)

export type FragmentTag = 'div' | 'footer' | 'svg'

type Props<Tag extends FragmentTag> = Omit<ComponentProps<Tag>, 'children' | 'of'> & {
  as: Tag
  /** What it is rendered from; the same object for as long as it looks the same: the settings, a drawing. */
  of: object
  /** Tells apart the fragments of one owner; one of a few. */
  name: string
  /** Where the fragments differ in one text: cached with the placeholder `word`, replaced by `by`, which is HTML already. */
  fill?: { word: string; by: string }
  children: (filled?: string) => ReactNode
}

/**
 * An element whose inner HTML is the same on thousands of pages. It may read nothing but its owner: not the address,
 * not the style sheet, no context.
 */
export function CachedFragment<Tag extends FragmentTag>({
  as,
  of,
  name,
  fill,
  children,
  ...rest
}: Props<Tag>) {
  const fragmentCache = use(FragmentCacheContext)
  // One of three names, whose attributes were checked above.
  const Tag = as as 'div'
  const attributes = rest as ComponentProps<'div'>
  if (!fragmentCache) return <Tag {...attributes}>{children(fill?.by)}</Tag>
  const { html, styles } = fragmentCache(of, name, as, () => children(fill?.word))
  const inside = fill ? html.replaceAll(fill.word, fill.by) : html
  return (
    <>
      {styles.map((style) => (
        <Style key={style.name} {...style} />
      ))}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by React from our own components */}
      <Tag {...attributes} dangerouslySetInnerHTML={{ __html: inside }} />
    </>
  )
}
