import { Component, type ComponentType, createElement, type ReactNode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import type { IslandName } from '../ui/island.tsx'
import { LanguageContext, languageOfPage } from '../ui/language.ts'
import { watchTranslation } from '../ui/watch-translation.ts'
import { failureReport } from './failure.ts'
import { inTransition, islands, tools } from './registry.ts'
import type { Field } from './typed-early.tsx'

watchTranslation()

export async function hydrateIsland(element: HTMLElement) {
  const { island: name = '', props = '{}' } = element.dataset
  if (!isIslandName(name)) throw new Error(`No island is called ${name}`)
  // The server wrote both the name and the props into the page; TypeScript checked them there.
  const component = (await islands[name]()) as ComponentType<object>
  const island = createElement(component, JSON.parse(props))
  if (tools.has(name)) {
    const { TypedEarly } = await import('./typed-early.tsx')
    return startTransition(() => hydrate(element, name, <TypedEarly island={element}>{island}</TypedEarly>))
  }
  const hydrateNow = () =>
    hydrate(element, name, island, () => {
      element.dataset.hydrated = 'yes'
    })
  if (inTransition.has(name)) startTransition(hydrateNow)
  else hydrateNow()
}

function hydrate(element: HTMLElement, name: IslandName, island: ReactNode, onHydrated = () => {}) {
  const fields = element.querySelectorAll<Field>('input, textarea, select')
  const focused = document.activeElement?.id
  hydrateRoot(
    element,
    <Contained name={name} serverHtml={element.innerHTML} onHydrated={onHydrated}>
      <LanguageContext value={languageOfPage()}>{island}</LanguageContext>
    </Contained>,
    {
      // A translator or an extension changed the server's HTML: React has drawn the island anew, with empty fields.
      onRecoverableError: (error) => {
        console.error(`Island ${name}`, error)
        if (focused) document.getElementById(focused)?.focus()
        const newer = new Set<EventTarget | null>()
        element.addEventListener('input', ({ target }) => newer.add(target))
        import('./typed-early.tsx').then(({ replayLost }) => replayLost(element, fields, newer))
      },
    },
  )
}

function isIslandName(name: string): name is IslandName {
  return Object.hasOwn(islands, name)
}

type ContainedProps = { name: IslandName; serverHtml: string; onHydrated: () => void; children: ReactNode }

/** A broken island goes back to the server's HTML, which works without JavaScript; the page around it never notices. */
class Contained extends Component<ContainedProps, { isBroken: boolean }> {
  override state = { isBroken: false }

  static getDerivedStateFromError() {
    return { isBroken: true }
  }

  override componentDidMount() {
    this.props.onHydrated()
  }

  override componentDidCatch(error: unknown) {
    console.error(`Island ${this.props.name} failed`, error)
    navigator.sendBeacon('/island-error', failureReport(this.props.name, error))
  }

  override render() {
    if (!this.state.isBroken) return this.props.children
    // biome-ignore lint/security/noDangerouslySetInnerHtml: the same HTML our server sent, taken from the page
    return <div dangerouslySetInnerHTML={{ __html: this.props.serverHtml }} />
  }
}
