import { findLargestImage } from '../articles/image-queries.server.ts'
import type { Db } from '../db/tables.ts'
import { hasTag } from '../platform/has-tag.ts'
import { pathIn } from '../platform/language.ts'
import type { Site } from '../site/site.ts'
import { formatOf, type SocialPicture, socialAddress, versionOf } from '../site/social-picture.ts'
import { artColors, artMarkup } from './art-markup.tsx'
import { findMovedPath, findPicture } from './find-picture.server.ts'
import type { ComposeOrder } from './picture-encoder.ts'
import type { PictureRenderer } from './picture-renderer.server.ts'

type Parts = { db: Db; site: Site; renderer: Pick<PictureRenderer, 'render'> }

const mediaTypes = { png: 'image/png', jpg: 'image/jpeg' }
const secondsToWait = '5'

/**
 * Answers `/social/{page}.png?v={version}`, and the same below `/es`. Any other version of a picture leads to the present one.
 * `sender` is the network that asks: networks take turns at rendering.
 */
export async function answerPicture(
  { db, site, renderer }: Parts,
  request: Request,
  file: string,
  sender = '',
): Promise<Response> {
  const { path, picture } = await findPictured(db, site, pagePathOf(file))
  if (path === null || !picture) return said(404, 'Picture not found')
  const address = socialAddress(site, path, picture)
  const { pathname, search } = new URL(request.url)
  if (address !== site.url + pathIn(site.language, pathname) + search)
    return new Response(null, { status: 302, headers: { Location: address, 'Cache-Control': 'no-store' } })

  const version = versionOf(picture, site.brand)
  const headers = { ETag: `"${version}"`, 'Cache-Control': cachingOf(path) }
  if (hasTag(request.headers.get('If-None-Match'), `"${version}"`))
    return new Response(null, { status: 304, headers })
  const rendered = await renderer.render(`${path} ${version}`, () => orderOf(db, site, picture), sender)
  if ('trouble' in rendered)
    return said(503, 'Many pictures are being drawn just now.', { 'Retry-After': secondsToWait })
  return new Response(new Uint8Array(rendered.body), {
    headers: {
      ...headers,
      'Content-Type': mediaTypes[formatOf(picture)],
      'Content-Length': String(rendered.body.length),
      // Made to be shown by others.
      'Cross-Origin-Resource-Policy': 'cross-origin',
    },
  })
}

async function findPictured(db: Db, site: Site, path: string | null) {
  const picture = path === null ? null : await findPicture(db, site, path)
  if (path === null || picture) return { path, picture }
  const moved = await findMovedPath(db, path)
  return { path: moved, picture: moved && (await findPicture(db, site, moved)) }
}

/** 'home.png' is the picture of '/', 'city/houston-tx.png' that of '/city/houston-tx'. */
function pagePathOf(file: string): string | null {
  const page = /^(.+)\.(png|jpg)$/.exec(file)?.[1]
  if (page === undefined) return null
  return page === 'home' ? '/' : `/${page}`
}

/** The address changes with the picture. But a story can be taken back, and then no cache of many may have it. */
function cachingOf(path: string) {
  return path.startsWith('/approval-wall/story/')
    ? 'private, max-age=86400'
    : 'public, max-age=31536000, immutable'
}

async function orderOf(db: Db, site: Site, picture: SocialPicture): Promise<ComposeOrder> {
  const { art } = picture
  const photo = art.kind === 'photo' ? await findLargestImage(db, art.id) : null
  return {
    picture,
    brand: site.brand,
    art: artMarkup(art),
    colors: artColors,
    ...(photo && { photo: new Uint8Array(photo.body) }),
  }
}

function said(status: number, words: string, headers: Record<string, string> = {}) {
  return new Response(words, {
    status,
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store', ...headers },
  })
}
