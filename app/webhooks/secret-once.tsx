import { useWords } from '../ui/language.ts'
import { ShownOnce } from '../ui/shown-once.tsx'
import { webhookWords } from './webhook-words.ts'

/** Shown in the answer to the form that made it, and never again. */
export function SecretOnce({ secret }: { secret: string }) {
  const words = useWords(webhookWords)
  return (
    <ShownOnce kind="warning" text={secret}>
      {words.secret(<code className="secret">{secret}</code>)}
    </ShownOnce>
  )
}
