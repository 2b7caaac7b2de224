import { useEffect, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { useWords } from '../../ui/language.ts'
import { Notice } from '../../ui/notice.tsx'
import { passkeyWords } from './passkey-words.ts'
import { hasPasskeys, signInByPasskey } from './use-passkey.ts'

/** Beside password and code. It needs JavaScript, so without it nothing is there. */
export function PasskeyButton() {
  const words = useWords(passkeyWords)
  const [isKnown, setKnown] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  useEffect(() => setKnown(hasPasskeys()), [])
  if (!isKnown) return null

  const signIn = async () => {
    setProblem(null)
    const outcome = await signInByPasskey(words)
    if (outcome.ok) location.assign('/admin')
    else setProblem(outcome.problem)
  }
  return (
    <>
      <Button type="button" variant="line" onClick={signIn}>
        {words.signIn}
      </Button>
      {problem && <Notice kind="error">{problem}</Notice>}
    </>
  )
}
