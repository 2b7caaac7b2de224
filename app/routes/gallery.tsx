import type { RouteHandle } from '../root.tsx'
import { Gallery } from '../ui/gallery.tsx'

export const handle: RouteHandle = { isHydrated: true }

/** Every part of the look on one page; in development only. */
export default function GalleryRoute() {
  return <Gallery />
}
