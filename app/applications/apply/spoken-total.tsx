import { useEffect, useRef, useState } from 'react'
import { useWords } from '../../ui/language.ts'
import { applyWords } from './apply-words.ts'

const restMs = 1000

/** Announces the sum of the slip when it has changed and typing rests: at every key it is that of half a rent. */
export function SpokenTotal({ total }: { total: string }) {
  const { slip: words } = useWords(applyWords)
  const known = useRef(total)
  const [spoken, setSpoken] = useState('')
  useEffect(() => {
    if (total === known.current) return
    const timer = setTimeout(() => {
      known.current = total
      setSpoken(`${words.total}: ${total}`)
    }, restMs)
    return () => clearTimeout(timer)
  }, [total, words])
  return (
    <p className="hidden" role="status">
      {spoken}
    </p>
  )
}
