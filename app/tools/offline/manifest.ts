import { pathIn } from '../../platform/language.ts'
import type { Site } from '../../site/site.ts'
import { siteWords } from '../../site/words.ts'
import { toolIn } from '../tool.ts'
import { toolNames, toolPaths } from '../tool-paths.ts'

/** For a phone that puts the tools on its home screen. It opens where things work without a network. */
export function webManifest({ brand, language }: Pick<Site, 'brand' | 'language'>) {
  return {
    id: pathIn(language, '/'),
    name: brand,
    short_name: shortName(brand),
    description: siteWords[language].motto,
    lang: language,
    start_url: pathIn(language, toolPaths.toldNo),
    scope: '/',
    display: 'minimal-ui',
    background_color: '#f6efe1',
    theme_color: '#15493a',
    icons: [
      { src: '/favicon.svg', type: 'image/svg+xml', sizes: 'any' },
      { src: '/icon-192.png', type: 'image/png', sizes: '192x192' },
      { src: '/icon-512.png', type: 'image/png', sizes: '512x512' },
      { src: '/icon-maskable-512.png', type: 'image/png', sizes: '512x512', purpose: 'maskable' },
    ],
    shortcuts: toolNames.map((tool) => {
      const { name, path } = toolIn(language, tool)
      return { name, url: pathIn(language, path) }
    }),
  }
}

/** Two words at most below an icon; an '&' between words ends none. */
function shortName(brand: string) {
  if (brand.length <= 12) return brand
  const [first = '', second = ''] = brand.split(' ')
  return /[\p{L}\p{N}]/u.test(second) ? `${first} ${second}` : first
}
