import type { PageFamily } from '../site/page-family.ts'
import { documentPaths } from './documents.ts'
import { landingPaths } from './landing-pages.ts'

/** Every public page that may make a claim. */
export const pageFamilies: readonly PageFamily[] = [
  ...[...landingPaths, ...documentPaths].map((path) => ({ route: path, samples: [path] })),
  {
    name: 'State pages',
    route: 'state/:state',
    // Three states have claims of their own.
    samples: ['/state/texas', '/state/california', '/state/florida', '/state/ohio'],
  },
  { name: 'City funding pages', route: 'city/:city', samples: ['/city/houston', '/city/portland'] },
  { name: 'City pages', route: 'city/:city', samples: ['/city/houston-tx', '/city/boise-id'] },
  { name: 'Older city pages', route: 'city-old/:cityState', samples: ['/city-old/houston-tx'] },
  { name: 'Neighborhood pages', route: 'subcity/:subCity', samples: ['/subcity/alief-houston-tx'] },
  { name: 'Articles', route: 'articles', samples: ['/articles'] },
  { name: 'Approval wall', route: 'approval-wall', samples: ['/approval-wall'] },
  { name: 'Story form', route: 'approval-wall/share', samples: ['/approval-wall/share'] },
  { name: 'Thanks for a story', route: 'approval-wall/thanks', samples: ['/approval-wall/thanks'] },
  { name: 'My story', route: 'approval-wall/my-story', samples: ['/approval-wall/my-story'] },
  { name: 'Sitemap', route: 'sitemap', samples: ['/sitemap'] },
  { name: 'Eligibility wizard', route: 'qualify', samples: ['/qualify'] },
  { name: 'Stand-in forms', route: 'forms/:name', samples: ['/forms/funding'] },
]

/** Routes without words of ours about the service: files, data, and pages whose text an author wrote. */
export const routesWithoutClaims: readonly string[] = [
  'articles/before/:cursor',
  'articles/feed.xml',
  'articles/:slug',
  'articles/preview/:token',
  'article-images/:id/:file?',
  'approval-wall/before/:cursor',
  'approval-wall/story/:id',
  'stories',
  'photos/:id/:file?',
  'social/*',
  'robots.txt',
  'admin',
  'island-error',
  'count',
  '*',
]
