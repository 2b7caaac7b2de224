import { useState } from 'react'
import { toast } from 'sonner'
import { Frame } from '../../layout/frame.tsx'
import type { RouteHandle } from '../../root.tsx'
import { Button } from '../../ui/button.tsx'
import { ControlledDialog } from '../../ui/dialog.tsx'
import { galleryWords } from '../../ui/gallery-words.ts'
import { useWords } from '../../ui/language.ts'
import { Toasts } from '../../ui/toasts.tsx'

/** The one page outside the admin area that runs the whole of React; in development only. */
export const handle: RouteHandle = { isHydrated: true }

const kinds = ['success', 'info', 'warning', 'error', 'loading'] as const

export default function GalleryToasts() {
  const words = useWords(galleryWords)
  const [isOpen, setIsOpen] = useState(false)
  return (
    <Frame chrome="simple">
      <title>{words.toasts}</title>
      <div className="wrap section">
        <h1>{words.toasts}</h1>
        <div className="actions">
          {kinds.map((kind) => (
            <Button key={kind} type="button" variant="line" onClick={() => toast[kind](words.toast(kind))}>
              {kind}
            </Button>
          ))}
          <Button type="button" onClick={() => setIsOpen(true)}>
            {words.openDialog}
          </Button>
        </div>
        <ControlledDialog id="example" title={words.dialog} isOpen={isOpen} onClose={() => setIsOpen(false)}>
          <p>{words.escape}</p>
        </ControlledDialog>
      </div>
      <Toasts />
    </Frame>
  )
}
