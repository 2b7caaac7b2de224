import { homePage } from '../home/home-page.ts'
import { statesPage } from '../home/states-page.ts'
import { testimonialsPage } from '../home/testimonials-page.ts'
import type { LandingPage } from '../landing/sections.ts'
import { programPages } from '../programs/program-pages.ts'
import type { Site } from '../site/site.ts'

const landingPages = new Map<string, (site: Site) => LandingPage>([
  ['/', homePage],
  ['/states', statesPage],
  ['/testimonials', testimonialsPage],
  ...Object.entries(programPages),
])

export function landingPageAt(pathname: string, site: Site): LandingPage | null {
  return landingPages.get(pathname)?.(site) ?? null
}
