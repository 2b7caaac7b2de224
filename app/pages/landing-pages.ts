import { homePage } from '../home/home-page.ts'
import { statesPage } from '../home/states-page.ts'
import { testimonialsPage } from '../home/testimonials-page.ts'
import type { LandingPage } from '../landing/sections.ts'
import { badCreditPage } from '../programs/bad-credit.ts'
import { corporateLeasePage } from '../programs/corporate-lease.ts'
import { diyKitPage } from '../programs/diy-kit.ts'
import { fullServicePage } from '../programs/full-service.ts'
import { secondShotPage } from '../programs/second-shot.ts'
import type { Site } from '../site/site.ts'

/** Every landing page, gathered once: feeds the routes, the links and the sitemap. */
const landingPages: Record<string, (site: Site) => LandingPage> = {
  '/': homePage,
  '/states': statesPage,
  '/testimonials': testimonialsPage,
  '/bad-credit-rentals': badCreditPage,
  '/full-service-program': fullServicePage,
  '/diy-rental-kit': diyKitPage,
  '/second-shot-program': secondShotPage,
  '/corporate-lease-program': corporateLeasePage,
}

export const landingPaths = Object.keys(landingPages)

export function landingPageAt(pathname: string, site: Site): LandingPage | null {
  return landingPages[pathname]?.(site) ?? null
}
