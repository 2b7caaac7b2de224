import { homePage } from '../home/home-page.ts'
import { statesPage } from '../home/states-page.ts'
import { testimonialsPage } from '../home/testimonials-page.ts'
import type { LandingPage } from '../landing/sections.ts'
import { badCreditPage } from '../programs/bad-credit.ts'
import { corporateLeasePage } from '../programs/corporate-lease.ts'
import { diyKitPage } from '../programs/diy-kit.ts'
import { fullServicePage } from '../programs/full-service.ts'
import { secondShotPage } from '../programs/second-shot.ts'
import type { LandingPath } from '../site/addresses.ts'
import type { Site } from '../site/site.ts'

/** The builder of every landing page of the table: one that is missing does not compile. */
const landingPages: Record<LandingPath, (site: Site) => LandingPage> = {
  '/': homePage,
  '/states': statesPage,
  '/testimonials': testimonialsPage,
  '/bad-credit-rentals': badCreditPage,
  '/full-service-program': fullServicePage,
  '/diy-rental-kit': diyKitPage,
  '/second-shot-program': secondShotPage,
  '/corporate-lease-program': corporateLeasePage,
}

export function landingPageAt(pathname: string, site: Site): LandingPage | null {
  return isLanding(pathname) ? landingPages[pathname](site) : null
}

function isLanding(pathname: string): pathname is LandingPath {
  return Object.hasOwn(landingPages, pathname)
}
