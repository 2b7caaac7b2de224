import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { knownMs } from './live-region.ts'

/** What stands on the page, read aloud once it has come, and again with each answer that says the same. */
export function Spoken({ text }: { text: string }) {
  const { key } = useLocation()
  const [said, say] = useState('')
  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer has a key of its own
  useEffect(() => {
    say('')
    const coming = setTimeout(() => say(text), knownMs)
    return () => clearTimeout(coming)
  }, [text, key])
  return (
    <p className="hidden" role="status">
      {said}
    </p>
  )
}
