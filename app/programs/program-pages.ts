import type { LandingPage } from '../landing/sections.ts'
import type { Site } from '../site/site.ts'

type Builder = (site: Site) => LandingPage

const builders = import.meta.glob<Builder>('./pages/*.ts', { eager: true, import: 'page' })

/** The builder of every program page by its address, which is the name of its file. */
export const programPages: Record<string, Builder> = Object.fromEntries(
  Object.entries(builders).map(([file, page]) => [file.replace(/^\.\/pages|\.ts$/g, ''), page]),
)
