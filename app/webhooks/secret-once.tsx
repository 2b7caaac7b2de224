import { Notice } from '../ui/notice.tsx'

/** Shown in the answer to the form that made it, and never again. */
export function SecretOnce({ secret }: { secret: string }) {
  return (
    <Notice kind="warning" wide>
      The signing secret, shown only this once. Copy it to the other system now:{' '}
      <code className="secret">{secret}</code>
    </Notice>
  )
}
