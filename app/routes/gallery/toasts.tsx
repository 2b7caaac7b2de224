import { useState } from 'react'
import { toast } from 'sonner'
import { Frame } from '../../layout/frame.tsx'
import type { RouteHandle } from '../../root.tsx'
import { Button } from '../../ui/button.tsx'
import { ControlledDialog } from '../../ui/dialog.tsx'
import { Toasts } from '../../ui/toasts.tsx'

/** The one page outside the admin area that runs the whole of React; in development only. */
export const handle: RouteHandle = { isHydrated: true }

const kinds = ['success', 'info', 'warning', 'error', 'loading'] as const

export default function GalleryToasts() {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <Frame chrome="simple">
      <title>Toasts</title>
      <div className="wrap section">
        <h1>Toasts</h1>
        <div className="actions">
          {kinds.map((kind) => (
            <Button
              key={kind}
              type="button"
              variant="line"
              onClick={() => toast[kind](`A toast that says ${kind}`)}
            >
              {kind}
            </Button>
          ))}
          <Button type="button" onClick={() => setIsOpen(true)}>
            Dialog
          </Button>
        </div>
        <ControlledDialog id="example" title="A dialog" isOpen={isOpen} onClose={() => setIsOpen(false)}>
          <p>Escape closes it.</p>
        </ControlledDialog>
      </div>
      <Toasts />
    </Frame>
  )
}
