import { createContext } from 'react-router'
import type { Site } from './site.ts'

export const siteContext = createContext<Site>()
export const renderContext = createContext<RenderPage>()

/** A public page as it would read with these settings. */
export type RenderPage = (path: string, site: Site) => Promise<{ status: number; html: string }>
