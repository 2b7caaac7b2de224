import { CopyButton } from '../../ui/copy-button.tsx'
import { useWords } from '../../ui/language.ts'
import { PrintButton } from '../../ui/print-button.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { twoFactorWords } from './two-factor-words.ts'

/** Buttons that are worth nothing without JavaScript, and so come with it. */
export function CopyAndPrint({ text }: { text: string }) {
  const words = useWords(twoFactorWords).codes
  if (!useHydrated()) return null
  return (
    <>
      <CopyButton text={text} failed={words.pleaseDownload} />
      <PrintButton variant="line" tight instead={words.pleaseDownload}>
        {words.print}
      </PrintButton>
    </>
  )
}
