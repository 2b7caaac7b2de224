import { useWords } from '../ui/language.ts'
import { Notice } from '../ui/notice.tsx'
import { webhookWords } from './webhook-words.ts'

/** Shown in the answer to the form that made it, and never again. */
export function SecretOnce({ secret }: { secret: string }) {
  const words = useWords(webhookWords)
  return (
    <Notice kind="warning" wide>
      {words.secret(<code className="secret">{secret}</code>)}
    </Notice>
  )
}
