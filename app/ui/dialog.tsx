import { X } from 'lucide-react'
import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react'
import css from './dialog.css?inline'
import { dialogCommand } from './invoker-command.ts'
import { useWords } from './language.ts'
import { Style } from './style.tsx'
import { uiWords } from './words.ts'

type DialogProps = { id: string; title: string; children: ReactNode; onClose?: () => void }
/** The id of what is read aloud after the title when it opens. */
type Described = { describedBy?: string }

/**
 * The platform's own dialog: focus stays inside, Escape and a click beside it close it.
 * Open it with a button that carries `dialogCommand('show-modal', id)`, before or after JavaScript arrives.
 */
export function Dialog({ id, title, describedBy, children, onClose }: DialogProps & Described) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes it anyway
    <dialog
      className="dialog"
      id={id}
      aria-labelledby={`${id}-title`}
      aria-describedby={describedBy}
      closedby="any"
      onClick={closeFromBeside}
      onClose={onClose}
    >
      <DialogInside id={id} title={title}>
        {children}
      </DialogInside>
    </dialog>
  )
}

/** For hydrated pages that keep 'is it open' in their own state. */
export function ControlledDialog({
  isOpen,
  onClose,
  id,
  title,
  children,
}: DialogProps & { isOpen: boolean }) {
  const ref = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const dialog = ref.current
    if (!dialog) return
    if (isOpen && !dialog.open) dialog.showModal()
    if (!isOpen && dialog.open) dialog.close()
  }, [isOpen])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes it anyway
    <dialog
      className="dialog"
      id={id}
      aria-labelledby={`${id}-title`}
      closedby="any"
      onClick={closeFromBeside}
      onClose={onClose}
      ref={ref}
    >
      <DialogInside id={id} title={title}>
        {children}
      </DialogInside>
    </dialog>
  )
}

/** For Safari, which has no `closedby`. A click on the backdrop is one on the dialog, as is one on its border. */
function closeFromBeside({ target, currentTarget: dialog, clientX, clientY }: MouseEvent<HTMLDialogElement>) {
  if (target !== dialog || 'closedBy' in HTMLDialogElement.prototype) return
  const { left, right, top, bottom } = dialog.getBoundingClientRect()
  const isBeside = clientX < left || clientX > right || clientY < top || clientY > bottom
  if (isBeside) dialog.close()
}

function DialogInside({ id, title, children }: DialogProps) {
  const { close } = useWords(uiWords)
  return (
    <>
      <Style name="dialog" css={css} />
      <header>
        <h2 id={`${id}-title`}>{title}</h2>
        <button className="shut" aria-label={close} {...dialogCommand('close', id)}>
          <X aria-hidden="true" />
        </button>
      </header>
      <div className="inside">{children}</div>
    </>
  )
}
