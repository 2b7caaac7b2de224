import {
  Component,
  type ComponentType,
  createElement,
  type ReactNode,
  startTransition,
  useEffect,
  useLayoutEffect,
  useRef,
} from 'react'
import { hydrateRoot } from 'react-dom/client'
import { isLanguage } from '../platform/language.ts'
import type { IslandName } from '../ui/island.tsx'
import { LanguageContext } from '../ui/language.ts'
import { failureReport } from './failure.ts'
import { islands, tools } from './registry.ts'
import { typedEarly } from './typed-early.ts'

export async function hydrateIsland(element: HTMLElement) {
  const { island: name = '', props = '{}' } = element.dataset
  if (!isIslandName(name)) throw new Error(`No island is called ${name}`)
  // The server wrote both the name and the props into the page; TypeScript checked them there.
  const component = (await islands[name]()) as ComponentType<object>
  const serverHtml = element.innerHTML
  const island = createElement(component, JSON.parse(props))
  const isTool = tools.has(name)
  const wake = () =>
    hydrateRoot(
      element,
      <Contained name={name} serverHtml={serverHtml}>
        <LanguageContext value={languageOfPage()}>{island}</LanguageContext>
        <Awake element={element} isToldAgain={isTool} />
      </Contained>,
      {
        onRecoverableError: (error) => console.error(`Island ${name}`, error),
      },
    )
  if (isTool) startTransition(() => void wake())
  else wake()
}

/** Says that the island listens, and first what was typed while it did not. */
function Awake({ element, isToldAgain }: { element: HTMLElement; isToldAgain: boolean }) {
  const typed = useRef<(() => void)[]>([])
  useLayoutEffect(() => {
    if (isToldAgain) typed.current = typedEarly(element)
  }, [element, isToldAgain])
  useEffect(() => {
    // After what the island does itself when it wakes: what lies on the device is drawn by then.
    queueMicrotask(() => {
      for (const sayAgain of typed.current.splice(0)) sayAgain()
      element.dataset.awake = 'yes'
    })
  }, [element])
  return null
}

function languageOfPage() {
  const { lang } = document.documentElement
  return isLanguage(lang) ? lang : 'en'
}

function isIslandName(name: string): name is IslandName {
  return Object.hasOwn(islands, name)
}

type ContainedProps = { name: IslandName; serverHtml: string; children: ReactNode }

/** A broken island goes back to the server's HTML, which works without JavaScript; the page around it never notices. */
class Contained extends Component<ContainedProps, { isBroken: boolean }> {
  override state = { isBroken: false }

  static getDerivedStateFromError() {
    return { isBroken: true }
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
