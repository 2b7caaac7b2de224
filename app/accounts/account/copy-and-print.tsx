import { useEffect, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { CopyButton } from '../../ui/copy-button.tsx'

/** Buttons that are worth nothing without JavaScript, and so come with it. */
export function CopyAndPrint({ text }: { text: string }) {
  const [isAwake, setAwake] = useState(false)
  useEffect(() => setAwake(true), [])
  if (!isAwake) return null
  return (
    <>
      <CopyButton text={text} failed="Please download the codes instead." />
      <Button type="button" variant="line" tight onClick={() => print()}>
        Print
      </Button>
    </>
  )
}
