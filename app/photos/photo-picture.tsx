import { bareWidth, type PhotoFormat, type PhotoVariant, photoFilePath, photoPath } from './photo.ts'

type Shown = {
  alt: string
  variants: PhotoVariant[]
  /** The `sizes` attribute: how wide the photo is shown. */
  sizes: string
}

export function PhotoPicture({ id, ...shown }: Shown & { id: string }) {
  return <SizedPicture path={photoPath(id)} {...shown} />
}

/** Loads lazily; its box is reserved from the start. */
export function SizedPicture({ path, alt, variants, sizes }: Shown & { path: string }) {
  const setOf = (format: PhotoFormat) =>
    variants
      .filter((variant) => variant.format === format)
      .map((variant) => `${photoFilePath(path, variant)} ${variant.width}w`)
      .join(', ')
  const shown = variants.findLast(({ format, width }) => format === 'webp' && width <= bareWidth)
  const avif = setOf('avif')
  return (
    <picture>
      {avif && <source type="image/avif" srcSet={avif} sizes={sizes} />}
      <img
        loading="lazy"
        decoding="async"
        width={shown?.width}
        height={shown?.height}
        sizes={sizes}
        srcSet={setOf('webp') || undefined}
        src={path}
        alt={alt}
      />
    </picture>
  )
}
