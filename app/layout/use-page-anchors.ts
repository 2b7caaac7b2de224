import { useEffect } from 'react'

/**
 * Follows links to what can have the focus, fields above all, without the router. To it a new hash is a navigation,
 * which drops the answer to the last post: who followed an error to its field would find all errors gone.
 */
export function usePageAnchors() {
  useEffect(() => {
    document.addEventListener('click', follow)
    return () => document.removeEventListener('click', follow)
  }, [])
}

const focusable = 'input, select, textarea, [tabindex]'

function follow(event: MouseEvent) {
  const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[href^="#"]')
  if (!link || event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey) return
  const target = document.getElementById(decodeURIComponent(link.hash.slice(1)))
  if (!target?.matches(focusable)) return
  event.preventDefault()
  target.scrollIntoView()
  target.focus({ preventScroll: true })
}
