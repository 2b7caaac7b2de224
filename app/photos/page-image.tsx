import type { PhotoVariant } from './photo.ts'
import { SizedPicture } from './photo-picture.tsx'

export type PageImageSource = {
  url: string | null
  alt: string
  /** Of an uploaded picture: reserves its box while it loads. */
  variants: PhotoVariant[]
}

/** A picture of another site or one of ours. The page's own script hides it when it cannot be loaded. */
export function PageImage({ url, alt, variants, sizes }: PageImageSource & { sizes: string }) {
  if (!url) return null
  if (variants.length > 0) return <SizedPicture path={url} alt={alt} variants={variants} sizes={sizes} />
  // With a key of its own: one that was hidden must not hide the next.
  return <img key={url} src={url} alt={alt} loading="lazy" decoding="async" data-hide-broken="" />
}
