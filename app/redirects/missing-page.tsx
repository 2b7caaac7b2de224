import { useEffect, useState } from 'react'
import { EmptyState } from '../ui/empty-state.tsx'
import { useFirstProblem } from '../ui/first-problem.ts'
import { useWords } from '../ui/language.ts'
import { Style } from '../ui/style.tsx'
import { useBlankOnceAdded } from '../ui/use-blank-once-added.ts'
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
  const timesChosen = useTimesChosen(chosen)
  const { timesAdded, onSubmit } = useBlankOnceAdded(redirects[0]?.path)
  // An address was chosen below: the form above it is where it goes on.
  useEffect(() => {
    if (chosen) form.current?.querySelector<HTMLInputElement>('input[name=to]')?.focus()
  }, [chosen, form])

  return (
    <div className="missing">
      <Style name="missing-page" css={css} layer="page" />
      <h1>{words.title}</h1>
      <div ref={form}>
        <RedirectForm
          key={`${timesChosen} ${timesAdded}`}
          written={written}
          errors={errors}
          onSubmit={onSubmit}
        />
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

/** Every other form of the page leads to the address without a choice: what was begun with it stays. */
function useTimesChosen(chosen: string) {
  const [last, setLast] = useState({ chosen, times: 0 })
  if (last.chosen !== chosen) setLast({ chosen, times: last.times + (chosen ? 1 : 0) })
  return last.times
}
