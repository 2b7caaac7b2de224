type Layer = 'tokens' | 'base' | 'ui' | 'page'

/**
 * The CSS of one component. React collects these into <head>, one per name however often it is rendered,
 * so a page carries just the CSS of what it shows. `name` is unique and hyphenated: React splits on spaces.
 */
export function Style({ name, css, layer = 'ui' }: { name: string; css: string; layer?: Layer }) {
  return (
    <style href={name} precedence={layer}>
      {css}
    </style>
  )
}
