import { useWords } from './language.ts'
import css from './skip-link.css?inline'
import { Style } from './style.tsx'
import { uiWords } from './words.ts'

export function SkipLink({ href = '#main', children }: { href?: string; children?: string }) {
  const { skip } = useWords(uiWords)
  return (
    <>
      <Style name="skip-link" css={css} />
      <a className="skip" href={href}>
        {children ?? skip}
      </a>
    </>
  )
}
