import type { Ref } from 'react'
import { Form } from 'react-router'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { useWords } from '../../ui/language.ts'
import { twoFactorWords } from './two-factor-words.ts'

export type ScanStepProps = {
  qr: { size: number; path: string }
  secret: string
  uri: string
  seal: string
  error?: string
}

/** The secret as a picture, as a link for the app on this very phone, and as text for typing. */
export function ScanStep({
  qr,
  secret,
  uri,
  seal,
  error,
  form,
}: ScanStepProps & { form: Ref<HTMLFormElement> }) {
  const words = useWords(twoFactorWords).scan
  const groups = secret.match(/.{1,4}/g) ?? []
  return (
    <>
      <div className="scan">
        <svg
          viewBox={`0 0 ${qr.size} ${qr.size}`}
          role="img"
          aria-label={words.picture}
          shapeRendering="crispEdges"
        >
          <path fill="#fff" d={`M0 0h${qr.size}v${qr.size}H0z`} />
          <path fill="#000" d={qr.path} />
        </svg>
        <div>
          <p>
            {words.onThisPhone((text) => (
              <a href={uri}>{text}</a>
            ))}
          </p>
          <p>{words.typeKey}</p>
          <p>
            <code className="secret">{groups.join(' ')}</code>
          </p>
        </div>
      </div>
      <Form method="post" className="digits" ref={form}>
        <input type="hidden" name="seal" value={seal} />
        <Field
          label={words.code}
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={10}
          error={error}
          autoFocus
          required
        />
        <Button>{words.switchOn}</Button>
      </Form>
    </>
  )
}
