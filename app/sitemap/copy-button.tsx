import { useEffect, useState } from 'react'
import { Button } from '../ui/button.tsx'
import { useWords } from '../ui/language.ts'
import { copyWords } from './copy-words.ts'
import { tellTab } from './tell-tab.ts'

const shownMs = 2000

type State = 'idle' | 'copied' | 'failed'

/** Copies the text behind an address. Without JavaScript there is the download beside it. */
export function CopyButton({ from }: { from: string }) {
  const [state, setState] = useState<State>('idle')
  const labels = useWords(copyWords)

  // Here, because every island's name is sent to every other: the tabs get none of their own.
  useEffect(tellTab, [])

  useEffect(() => {
    if (state === 'idle') return
    const timer = setTimeout(() => setState('idle'), shownMs)
    return () => clearTimeout(timer)
  }, [state])

  const copy = async () => {
    try {
      // The text is given as a promise: some browsers allow copying only within the tap itself.
      const text = fetch(from).then((answer) => answer.blob())
      const plain = text.then((blob) => new Blob([blob], { type: 'text/plain' }))
      await navigator.clipboard.write([new ClipboardItem({ 'text/plain': plain })])
      setState('copied')
    } catch {
      setState('failed')
    }
  }

  return (
    <Button type="button" onClick={copy} aria-live="polite">
      {labels[state]}
    </Button>
  )
}
