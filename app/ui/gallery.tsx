import css from './gallery.css?inline'
import { GalleryArt } from './gallery-art.tsx'
import { GalleryForms } from './gallery-forms.tsx'
import { GalleryParts } from './gallery-parts.tsx'
import { Style } from './style.tsx'
import { ThemeChoice } from './theme-choice.tsx'

/** Every component and drawing in every state, for looking at while working. The document renders BaseStyle. */
export function Gallery() {
  return (
    <div className="wrap gallery">
      <Style name="gallery" css={css} layer="page" />
      <h1>Gallery</h1>
      <p className="lead">Everything in this folder, in every state it has.</p>
      <ThemeChoice name="theme-gallery" />
      <GalleryParts />
      <GalleryForms />
      <GalleryArt />
    </div>
  )
}
