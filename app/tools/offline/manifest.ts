import { motto, type Site } from '../../site/site.ts'
import { tools } from '../tool.ts'

/** For a phone that puts the tools on its home screen. It opens where things work without a network. */
export function webManifest({ brand }: Pick<Site, 'brand'>) {
  return {
    id: '/',
    name: brand,
    short_name: brand.length > 12 ? brand.split(' ').slice(0, 2).join(' ') : brand,
    description: motto,
    lang: 'en',
    start_url: tools.toldNo.path,
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
    shortcuts: Object.values(tools).map(({ name, path }) => ({ name, url: path })),
  }
}
