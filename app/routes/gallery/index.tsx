import { ScriptForm } from '../../forms/script-form.tsx'
import { Frame } from '../../layout/frame.tsx'
import { Gallery } from '../../ui/gallery.tsx'
import { galleryWords } from '../../ui/gallery-words.ts'
import { useWords } from '../../ui/language.ts'

const example = {
  script: 'https://forms.example/embed.js',
  embedKey: 'example-key',
}

/** Every part of the look on one page; in development only. */
export default function GalleryRoute() {
  const words = useWords(galleryWords)
  return (
    <Frame chrome="simple">
      <title>{words.title}</title>
      <Gallery />
      <ScriptForm {...example} title={words.scriptForm} />
    </Frame>
  )
}
