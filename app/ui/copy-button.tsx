import { useEffect, useState } from 'react'
import { toast } from 'sonner'
import { Button } from './button.tsx'

/** Worth nothing without JavaScript, and so it comes with it; the text stands beside it in any case. */
export function CopyButton({
  text,
  failed = 'Please select and copy it.',
}: {
  text: string
  failed?: string
}) {
  const [isAwake, setAwake] = useState(false)
  useEffect(() => setAwake(true), [])
  if (!isAwake) return null
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => toast.success('Copied!'),
      () => toast.error(`Your browser does not allow copying. ${failed}`),
    )
  return (
    <Button type="button" variant="line" tight onClick={copy}>
      Copy
    </Button>
  )
}
