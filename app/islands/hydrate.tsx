import { Component, type ComponentType, createElement, type ReactNode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import type { IslandName } from '../ui/island.tsx'
import { failureReport } from './failure.ts'
import { islands } from './registry.ts'

export async function hydrateIsland(element: HTMLElement) {
  const { island: name = '', props = '{}' } = element.dataset
  if (!isIslandName(name)) throw new Error(`No island is called ${name}`)
  // The server wrote both the name and the props into the page; TypeScript checked them there.
  const component = (await islands[name]()) as ComponentType<object>
  const serverHtml = element.innerHTML
  const island = createElement(component, JSON.parse(props))
  const onAwake = () => {
    element.dataset.awake = 'yes'
  }
  // Not in slices (startTransition): what was typed between two of them was in the field and not in the form's state.
  hydrateRoot(
    element,
    <Contained name={name} serverHtml={serverHtml} onAwake={onAwake}>
      {island}
    </Contained>,
    {
      onRecoverableError: (error) => console.error(`Island ${name}`, error),
    },
  )
}

function isIslandName(name: string): name is IslandName {
  return Object.hasOwn(islands, name)
}

type ContainedProps = { name: IslandName; serverHtml: string; onAwake: () => void; children: ReactNode }

/** A broken island goes back to the server's HTML, which works without JavaScript; the page around it never notices. */
class Contained extends Component<ContainedProps, { isBroken: boolean }> {
  override state = { isBroken: false }

  static getDerivedStateFromError() {
    return { isBroken: true }
  }

  override componentDidMount() {
    this.props.onAwake()
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
