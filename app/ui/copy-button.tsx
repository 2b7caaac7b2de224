import { toast } from 'sonner'
import { Button } from './button.tsx'
import { copyText } from './copy-text.ts'
import { useWords } from './language.ts'
import { useHydrated } from './use-hydrated.ts'
import { uiWords } from './words.ts'

/** Worth nothing without JavaScript, and so it comes with it; the text stands beside it in any case. */
export function CopyButton({ text, failed }: { text: string; failed?: string }) {
  const words = useWords(uiWords)
  if (!useHydrated()) return null
  const copy = async () => {
    if (await copyText(text)) toast.success(words.copied)
    else toast.error(`${words.cannotCopy} ${failed ?? words.pleaseCopy}`)
  }
  return (
    <Button type="button" variant="line" tight onClick={copy}>
      {words.copy}
    </Button>
  )
}
