import type { Address, Changes } from './address.ts'
import { adminAddresses } from './admin-addresses.ts'
import {
  articlesPicture,
  budgetPicture,
  checklistPicture,
  finderPicture,
  lettersPicture,
  sharePicture,
  sitemapPicture,
  toldNoPicture,
  wallPicture,
} from './page-pictures.ts'
import type { PictureIn } from './social-picture.ts'
import { siteWords } from './words.ts'

const kilobyte = 1024
/** The longest words, in the longest letters. */
const applicationBody = { bytes: 64 * kilobyte } as const
const storyBody = { bytes: 48 * 1024 * kilobyte, isUpload: true } as const

type More = Partial<Address>
const told = { isTranslated: true } as const
type ToolPath = '/told-no' | '/letters' | '/move-in-budget' | '/checklist'

/** Landing pages. The builder of a program page is app/programs/pages/<its address>.ts. */
const landing = [
  page('/', 1, 'daily', { isMain: true }),
  page('/bad-credit-rentals', 0.9, 'weekly', { isMain: true }),
  page('/full-service-program', 0.9, 'weekly', { isMain: true }),
  page('/diy-rental-kit', 0.9, 'weekly', { isMain: true }),
  page('/corporate-lease-program', 0.9, 'weekly', { isMain: true }),
  page('/second-shot-program', 0.9, 'weekly'),
  page('/states', 0.7, 'monthly'),
  page('/testimonials', 0.7, 'monthly'),
] as const

/** Policy pages: app/pages/documents.ts has a text for each. */
const documents = [
  document('/policy-terms'),
  document('/privacy'),
  document('/terms'),
  document('/accessibility'),
  document('/local-figures'),
  document('/legal-aid'),
] as const

export type DocumentPath = (typeof documents)[number]['path']

const places: Address[] = [
  place('/state/:state', 'state.tsx', 0.7, [
    // Three states have claims of their own.
    {
      name: 'State pages',
      paths: ['/state/texas', '/state/california', '/state/florida', '/state/ohio'],
    },
  ]),
  place('/state/:state/towns', 'state-towns.tsx', 0.5, [
    { name: 'Towns of a state', paths: ['/state/vermont/towns'] },
  ]),
  {
    ...place('/city/:city', 'city.tsx', 0.7, [
      { name: 'City funding pages', paths: ['/city/houston', '/city/portland'] },
      { name: 'City pages', paths: ['/city/houston-tx', '/city/boise-id', '/city/pecos-tx'] },
    ]),
    // Articles are shown with their picture.
    hasPictures: true,
  },
  place('/city/:city/funding', 'city-funding.tsx', 0.7, [
    { name: 'Funding pages of namesakes', paths: ['/city/portland-me/funding'] },
  ]),
  // Its canonical page is the city's: it stands in no sitemap and has no picture.
  {
    ...place('/city-old/:cityState', 'city-old.tsx', 0, [
      { name: 'Older city pages', paths: ['/city-old/houston-tx'] },
    ]),
    sitemap: undefined,
    picture: 'site',
  },
  place('/subcity/:subCity', 'sub-city.tsx', 0.6, [
    { name: 'Neighborhood pages', paths: ['/subcity/alief-houston-tx'] },
  ]),
]

const articles: Address[] = [
  {
    ...plain('/articles', 'articles/list.tsx', { hasPictures: true, ...told }),
    samples: [{ name: 'Articles', paths: ['/articles'] }],
    picture: articlesPicture,
    sitemap: { priority: 0.8, changes: 'daily', isMain: true },
  },
  plain('/articles/before/:cursor', 'articles/list.tsx', {
    counted: { as: '/articles' },
    hasPictures: true,
    ...told,
  }),
  plain('/articles/feed.xml', 'articles/feed.ts', { hasPictures: true, ...told }),
  plain('/articles/preview/:token', 'articles/preview.tsx', {
    kept: 'personal',
    counted: 'nothing',
    isSecret: true,
    hasPictures: true,
    ...told,
  }),
  {
    ...plain('/articles/:slug', 'articles/article.tsx', { counted: 'article', hasPictures: true, ...told }),
    picture: 'article',
    sitemap: { priority: 0.8, changes: 'daily' },
  },
  picture('/article-images/:id/:file?', 'article-image.ts'),
]

const stories: Address[] = [
  {
    ...plain('/approval-wall', 'approval-wall/wall.tsx', told),
    samples: [{ name: 'Approval wall', paths: ['/approval-wall'] }],
    picture: wallPicture,
    sitemap: { priority: 0.8, changes: 'weekly', isMain: true },
  },
  plain('/approval-wall/before/:cursor', 'approval-wall/wall.tsx', {
    counted: { as: '/approval-wall' },
    ...told,
  }),
  plain('/approval-wall/story/:id', 'approval-wall/story.tsx', {
    counted: { as: '/approval-wall/story' },
    picture: 'story',
    ...told,
  }),
  {
    ...plain('/approval-wall/share', 'approval-wall/share.tsx', {
      kept: 'personal',
      body: storyBody,
      ...told,
    }),
    samples: [{ name: 'Story form', paths: ['/approval-wall/share'] }],
    picture: sharePicture,
    sitemap: { priority: 0.3, changes: 'monthly' },
  },
  {
    ...plain('/approval-wall/my-story', 'approval-wall/my-story.tsx', {
      ...told,
      kept: 'personal',
      counted: 'nothing',
      isSecret: true,
    }),
    samples: [{ name: 'My story', paths: ['/approval-wall/my-story'] }],
  },
  {
    ...plain('/approval-wall/invited', 'approval-wall/invited.tsx', {
      ...told,
      kept: 'personal',
      counted: 'nothing',
      body: storyBody,
      isSecret: true,
      isDisallowed: true,
    }),
    samples: [{ name: 'Story form of a client', paths: ['/approval-wall/invited'] }],
  },
  plain('/stories', 'stories.ts', { body: storyBody, ...told }),
  picture('/photos/:id/:file?', 'photo.ts'),
]

const rest: Address[] = [
  { ...picture('/social/*', 'social.ts'), isTranslated: true },
  {
    ...plain('/sitemap', 'sitemap.tsx', { isTranslated: true }),
    samples: [{ name: 'Sitemap', paths: ['/sitemap'] }],
    picture: sitemapPicture,
    sitemap: { priority: 0.6, changes: 'monthly', isMain: true },
  },
  plain('/sitemap.xml', 'sitemap-xml.ts', { counted: 'nothing', isReserved: true }),
  plain('/sitemaps/:file', 'sitemap-xml.ts', { counted: 'nothing', isReserved: true }),
  plain('/robots.txt', 'robots.ts'),
  {
    ...plain('/qualify', 'qualify.tsx', { isDisallowed: true, isTranslated: true }),
    samples: [{ name: 'Eligibility wizard', paths: ['/qualify'] }],
  },
  plain('/island-error', 'island-error.ts', { body: { bytes: 2 * kilobyte } }),
  plain('/count', 'count.ts', { body: { bytes: 2 * kilobyte } }),
]

/** Our own forms and what follows from them. The first page of a form is the same for everybody; the rest is personal. */
const applications: Address[] = [
  {
    ...plain('/forms/:name', 'forms/form.tsx', {
      counted: 'nothing',
      body: applicationBody,
      isReserved: true,
      isDisallowed: true,
      isTranslated: true,
      readsQuery: true,
    }),
    samples: [{ name: 'Application forms', paths: ['/forms/funding', '/forms/diy-order'] }],
  },
  {
    ...plain('/forms/:name/frame', 'forms/form.tsx', {
      counted: 'nothing',
      body: applicationBody,
      isFramed: true,
      isReserved: true,
      isDisallowed: true,
      isTranslated: true,
    }),
    samples: [{ name: 'Application forms in a frame', paths: ['/forms/signup/frame'] }],
  },
  // For who fills the form in with JavaScript.
  ofOnePerson('/applications/begin', 'applications/begin.ts'),
  ofOnePerson('/applications/send', 'applications/send.ts', { body: applicationBody }),
  // Behind a private link.
  ofOnePerson('/applications/resume', 'applications/resume.tsx', { isSecret: true }),
  ofOnePerson('/applications/sent', 'applications/sent.tsx', { isSecret: true, isFramed: true }),
  ofOnePerson('/applications/mine', 'applications/mine.tsx', { isSecret: true, body: applicationBody }),
  ofOnePerson('/applications/download', 'applications/download.ts', { isSecret: true }),
]

const finderQuery = ['near', 'miles', 'bedrooms', 'income', 'rent'] as const

/** What the rent finder may be asked, in the order of its addresses. */
export type FinderField = (typeof finderQuery)[number]

const finder: Address[] = [
  {
    ...plain('/rent-finder', 'rent-finder/page.tsx', { query: finderQuery, isTranslated: true }),
    samples: [{ name: 'Rent finder', paths: ['/rent-finder'] }],
    picture: finderPicture,
    sitemap: { priority: 0.8, changes: 'monthly' },
  },
  // The answer alone, for who types with JavaScript.
  plain('/rent-finder/answer', 'rent-finder/answer.tsx', {
    query: finderQuery,
    isTranslated: true,
    counted: 'nothing',
    isReserved: true,
    isDisallowed: true,
  }),
]

/** What helps before anybody pays, on the device alone: app/tools. */
const tools = [
  tool('/told-no', toldNoPicture),
  tool('/letters', lettersPicture),
  tool('/move-in-budget', budgetPicture),
  tool('/checklist', checklistPicture),
  // The law of every state with every letter, and the rents of every town: whoever picks one asks nobody for it.
  toolData('/tools/reference.json', 'tools/reference.ts'),
  toolData('/tools/towns.txt', 'tools/towns.ts'),
  // What keeps them for later, without a network.
  plain('/sw.js', 'tools/worker.ts', { counted: 'nothing', isReserved: true, isTranslated: true }),
  plain('/site.webmanifest', 'tools/manifest.ts', {
    counted: 'nothing',
    isReserved: true,
    isTranslated: true,
  }),
]

/** Every address of the public site, in one table. */
export const publicAddresses: readonly Address[] = [
  ...landing,
  ...documents,
  ...places,
  ...stories,
  ...articles,
  ...finder,
  ...tools,
  ...applications,
  ...rest,
]

/** Every address the program answers. */
export const addresses: readonly Address[] = [...publicAddresses, ...adminAddresses]

export const landingPaths = landing.map(({ path }) => path)
/** What the tools read on the device. */
export const toolDataPaths = tools.flatMap(({ path }) => (path.startsWith('/tools/') ? [path] : []))
export const documentPaths = documents.map(({ path }) => path)

function plain(path: Address['path'], route: string, more: More = {}): Address {
  return { path, route, kept: 'page', counted: 'path', samples: [], picture: 'site', ...more }
}

function page<Path extends `/${string}`>(
  path: Path,
  priority: number,
  changes: Changes,
  { isMain }: { isMain?: true } = {},
) {
  return {
    ...plain(path, 'landing.tsx'),
    path,
    samples: [{ paths: [path] }],
    picture: 'page' as const,
    sitemap: { priority, changes, isMain },
    isTranslated: true as const,
  }
}

function document<Path extends `/${string}`>(path: Path) {
  return {
    ...plain(path, 'document.tsx'),
    path,
    samples: [{ paths: [path] }],
    picture: 'page' as const,
    sitemap: { priority: 0.3, changes: 'monthly' as const },
    isTranslated: true as const,
  }
}

function place(path: Address['path'], route: string, priority: number, samples: Address['samples']): Address {
  const changes = 'monthly'
  return {
    ...plain(path, route, { counted: 'place' }),
    samples,
    picture: 'place',
    sitemap: { priority, changes },
    isTranslated: true,
  }
}

function tool(path: ToolPath, picture: PictureIn): Address {
  return {
    ...plain(path, `tools${path}.tsx`),
    samples: [{ name: siteWords.en.names[path].label, paths: [path] }],
    picture,
    sitemap: { priority: 0.8, changes: 'monthly' },
    isTranslated: true,
  }
}

function toolData(path: Address['path'], route: string): Address {
  return plain(path, route, {
    counted: 'nothing',
    isReserved: true,
    isDisallowed: true,
    isTranslated: true,
  })
}

/** Made for who asks, counted and found by nobody. */
function ofOnePerson(path: Address['path'], route: string, more: More = {}): Address {
  return plain(path, route, {
    kept: 'personal',
    counted: 'nothing',
    isReserved: true,
    isDisallowed: true,
    isTranslated: true,
    ...more,
  })
}

/** Depends on who asks, or is no text: made anew for everyone. */
function picture(path: Address['path'], route: string): Address {
  return plain(path, route, { kept: 'personal', counted: 'nothing', isPicture: true, isReserved: true })
}
