import type { PhotoVariant } from '../../photos/photo.ts'
import { SizedPicture } from '../../photos/photo-picture.tsx'

type Props = {
  url: string | null
  alt: string
  /** Of an uploaded picture: its place is kept free while it loads. */
  variants: PhotoVariant[]
  sizes: string
}

/** The page's own script hides it when it cannot be loaded. */
export function ArticleImage({ url, alt, variants, sizes }: Props) {
  if (!url) return null
  if (variants.length > 0) return <SizedPicture path={url} alt={alt} variants={variants} sizes={sizes} />
  // With a key of its own: one that was hidden must not hide the next.
  return <img key={url} src={url} alt={alt} loading="lazy" decoding="async" data-hide-broken="" />
}
