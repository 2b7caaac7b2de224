import { renderToString } from 'react-dom/server'
import { requestContext } from '../../platform/context.ts'
import { FinderAnswer } from '../../rent-finder/finder-answer.tsx'
import { finderView } from '../../rent-finder/finder-view.ts'
import { askedOf, writeQuery } from '../../rent-finder/question.ts'
import { siteContext } from '../../site/context.ts'
import { LanguageContext } from '../../ui/language.ts'
import type { Route } from './+types/answer'

/** The answer without the page around it. A spelling that is not the one kept is answered too, but not kept. */
export function loader({ request, context }: Route.LoaderArgs) {
  const asked = askedOf(new URL(request.url).searchParams)
  const { language } = context.get(siteContext)
  const { query, answer } = finderView(asked, language)
  const isKept = answer.kind !== 'problem' && query === writeQuery(asked)
  context.get(requestContext).isUnlisted = true
  const shown = (
    <LanguageContext value={language}>
      <FinderAnswer answer={answer} query={query} />
    </LanguageContext>
  )
  return new Response(renderToString(shown), {
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'X-Robots-Tag': 'noindex',
      ...(!isKept && { 'Cache-Control': 'no-store' }),
    },
  })
}
