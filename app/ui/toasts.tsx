import { LoaderCircle } from 'lucide-react'
import { useEffect } from 'react'
import { Toaster } from 'sonner'
import { useWords } from './language.ts'
import { iconSize, noticeIcons } from './notice-icons.tsx'
import { Style } from './style.tsx'
import css from './toast.css?inline'
import { toastWords } from './toast-words.ts'
import toasterCss from './toasts.css?inline'

const icons = {
  ...noticeIcons,
  loading: <LoaderCircle size={iconSize} aria-hidden="true" className="spin" />,
}
const kinds = { success: 'success', info: 'info', warning: 'warning', error: 'error', loading: 'loading' }

/** Once per hydrated page or island; then `toast.success('…')` of sonner from anywhere. Alt+T focuses the area. */
export function Toasts({ onMount }: { onMount?: () => void }) {
  const words = useWords(toastWords)
  // After the effects of the toaster inside: it listens by then.
  useEffect(() => onMount?.(), [onMount])
  return (
    <>
      <Style name="toast" css={css} />
      <Style name="toasts" css={toasterCss} />
      <Toaster
        className="toaster"
        containerAriaLabel={words.area}
        position="bottom-right"
        visibleToasts={3}
        duration={4000}
        gap={14}
        icons={icons}
        toastOptions={{ unstyled: true, classNames: { toast: 'toast', ...kinds } }}
      />
    </>
  )
}
