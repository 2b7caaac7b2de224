import { useEffect, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { signInByPasskey } from './use-passkey.ts'

/** Beside password and code. It needs JavaScript, so without it nothing is there. */
export function PasskeyButton() {
  const [isKnown, setKnown] = useState(false)
  const [words, setWords] = useState<string | null>(null)
  useEffect(() => setKnown('PublicKeyCredential' in window), [])
  if (!isKnown) return null

  const signIn = async () => {
    setWords(null)
    const outcome = await signInByPasskey()
    if (outcome.ok) location.assign('/admin')
    else setWords(outcome.words)
  }
  return (
    <>
      <Button type="button" variant="line" onClick={signIn}>
        Use a passkey
      </Button>
      <div role="status">{words && <Notice kind="error">{words}</Notice>}</div>
    </>
  )
}
