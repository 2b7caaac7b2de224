import { useEffect, useState } from 'react'
import { toast } from 'sonner'
import { Button } from '../../ui/button.tsx'

/** Buttons that are worth nothing without JavaScript, and so come with it. */
export function CopyAndPrint({ text }: { text: string }) {
  const [isAwake, setAwake] = useState(false)
  useEffect(() => setAwake(true), [])
  if (!isAwake) return null

  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => toast.success('Copied!'),
      () => toast.error('Your browser does not allow copying. Please download the codes instead.'),
    )
  return (
    <>
      <Button type="button" variant="line" tight onClick={copy}>
        Copy
      </Button>
      <Button type="button" variant="line" tight onClick={() => print()}>
        Print
      </Button>
    </>
  )
}
