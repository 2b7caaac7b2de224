import { type ComponentProps, useState } from 'react'
import { Button } from './button.tsx'
import { useWords } from './language.ts'
import { printWords } from './print-words.ts'

const waitMs = 1000

/** Browsers inside other apps have no print(), or one that does nothing: only where it works comes `beforeprint`. */
export function PrintButton({ instead, ...rest }: { instead?: string } & ComponentProps<typeof Button>) {
  const [hasFailed, setFailed] = useState(false)
  const { cannotPrint, openInBrowser } = useWords(printWords)
  const printPage = () => {
    // A new element is announced again.
    setFailed(false)
    const timer = setTimeout(setFailed, waitMs, true)
    const works = () => {
      clearTimeout(timer)
      setFailed(false)
    }
    addEventListener('beforeprint', works, { once: true })
    window.print?.()
  }
  return (
    <>
      <Button {...rest} type="button" onClick={printPage} />
      {hasFailed && (
        <p className="small" role="alert">
          {cannotPrint} {instead ?? openInBrowser}
        </p>
      )}
    </>
  )
}
