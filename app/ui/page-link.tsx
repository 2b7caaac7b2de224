import type { ComponentProps } from 'react'
import { useLocalHref } from './language.ts'

/** A link to a page of ours, in the language of this page. To files, and to what has no other language, an <a> leads. */
export function PageLink({ href, ...rest }: ComponentProps<'a'> & { href: string }) {
  const local = useLocalHref()
  return <a {...rest} href={local(href)} />
}
