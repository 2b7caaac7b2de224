import { visitsContext } from '../analytics/context.ts'
import { stepEvent } from '../analytics/visit-event.ts'
import { qualifySection } from '../home/home-page.ts'
import { Qualify } from '../landing/sections/qualify.tsx'
import { Frame } from '../layout/frame.tsx'
import { pageMeta, siteFrom } from '../layout/page-meta.ts'
import { useSite } from '../layout/use-site.ts'
import { formDataOf } from '../platform/form-data.ts'
import { pathIn } from '../platform/language.ts'
import { answersFrom, clampStep, move, noAnswers, type Step } from '../qualify/answers.ts'
import { givenWords } from '../qualify/given-words.ts'
import { siteContext } from '../site/context.ts'
import type { Route } from './+types/qualify'

/** The wizard without JavaScript: each step is posted here, answered with the next one, and kept nowhere. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await formDataOf(request)
  const how = form.get('go')
  const state = { step: clampStep(Number(form.get('step'))), answers: answersFrom(form) }
  if (how === 'back' || how === 'clear') return move(state, how)
  const next = move(state, 'next')
  // With JavaScript the wizard tells its steps itself, and never comes here.
  const page = pathIn(context.get(siteContext).language, '/qualify')
  const count = (step: Step) =>
    context.get(visitsContext).happened(Object.fromEntries(request.headers), stepEvent(step), page)
  if (state.step === 1) count(1)
  if (next.step > state.step) count(next.step)
  return next
}

export function meta({ matches }: Route.MetaArgs) {
  const site = siteFrom(matches)
  const words = givenWords[site.language]
  return pageMeta(site, {
    title: words.title(site.brand),
    description: words.description,
    path: '/qualify',
    isIndexed: false,
  })
}

export default function QualifyRoute({ actionData }: Route.ComponentProps) {
  const site = useSite()
  const state = actionData ?? { step: 1, answers: noAnswers }
  return (
    <Frame chrome="full">
      <Qualify {...qualifySection(site)} site={site} state={state} level="h1" />
    </Frame>
  )
}
