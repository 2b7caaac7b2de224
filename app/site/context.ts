import { createContext } from 'react-router'
import type { Site } from './site.ts'

export const siteContext = createContext<Site>()
export const renderContext = createContext<RenderPage>()

/** A public page as it would read with these settings, and the tags of what else it is made from. */
export type RenderPage = (path: string, site: Site) => Promise<Rendered>
type Rendered = { status: number; html: string; tags: ReadonlySet<string> }
