import { useEffect } from 'react'
import { EmptyState } from '../ui/empty-state.tsx'
import { useFirstProblem } from '../ui/first-problem.ts'
import { useWords } from '../ui/language.ts'
import { Style } from '../ui/style.tsx'
import type { RedirectErrors } from './check-redirect.ts'
import { type Missing, MissingList, type Redirect, RedirectList } from './missing-lists.tsx'
import css from './missing-page.css?inline'
import { missingWords } from './missing-words.ts'
import { RedirectForm } from './redirect-form.tsx'

type Props = {
  missing: Missing[]
  redirects: Redirect[]
  /** The address that was chosen from the list. */
  chosen: string
  written: { from: string; to: string }
  errors: RedirectErrors
}

export function MissingPage({ missing, redirects, chosen, written, errors }: Props) {
  const words = useWords(missingWords)
  const form = useFirstProblem<HTMLDivElement>(errors)
  // An address was chosen below: the form above it is where it goes on.
  useEffect(() => {
    if (chosen) form.current?.querySelector<HTMLInputElement>('input[name=to]')?.focus()
  }, [chosen, form])

  return (
    <div className="missing">
      <Style name="missing-page" css={css} layer="page" />
      <h1>{words.title}</h1>
      <div ref={form}>
        {/* Blank again once what was written in it is the newest of the list. */}
        <RedirectForm key={`${chosen} ${redirects[0]?.path}`} written={written} errors={errors} />
      </div>
      <section>
        <h2>{words.mostWanted}</h2>
        {missing.length === 0 ? (
          <EmptyState heading="h3" {...words.none} />
        ) : (
          <MissingList missing={missing} />
        )}
      </section>
      {redirects.length > 0 && (
        <section>
          <h2>{words.redirects}</h2>
          <RedirectList redirects={redirects} />
        </section>
      )}
    </div>
  )
}
