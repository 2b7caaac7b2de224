import { ScriptForm } from '../../forms/script-form.tsx'
import { Frame } from '../../layout/frame.tsx'
import { Gallery } from '../../ui/gallery.tsx'

const example = {
  script: 'https://forms.example/embed.js',
  embedKey: 'example-key',
  title: 'A form by script',
}

/** Every part of the look on one page; in development only. */
export default function GalleryRoute() {
  return (
    <Frame chrome="simple">
      <title>Gallery</title>
      <Gallery />
      <ScriptForm {...example} />
    </Frame>
  )
}
