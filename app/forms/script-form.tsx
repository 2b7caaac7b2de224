import { useEffect, useRef } from 'react'

type Props = { script: string; embedKey: string; title: string }

/** Loads a provider's form script when the page appears and takes it away when the page is left. */
export function ScriptForm({ script, embedKey, title }: Props) {
  const place = useRef<HTMLElement>(null)

  useEffect(() => {
    const element = place.current
    if (!element) return
    const load = () => {
      if (element.querySelector('script')) return
      const tag = document.createElement('script')
      tag.src = script
      tag.async = true
      // Providers read the form's identifier from their own tag, under one of these names.
      tag.dataset.formId = embedKey
      tag.dataset.embedKey = embedKey
      tag.dataset.width = '100%'
      element.append(tag)
    }
    const remove = () => element.replaceChildren()
    load()
    addEventListener('pagehide', remove)
    addEventListener('pageshow', load)
    return () => {
      removeEventListener('pagehide', remove)
      removeEventListener('pageshow', load)
      remove()
    }
  }, [script, embedKey])

  return <section className="embed" ref={place} aria-label={title} />
}
