import { data, redirect } from 'react-router'
import { isSuperseded, yearsOf } from '../../almanac/source.ts'
import { Frame } from '../../layout/frame.tsx'
import { pageMeta, siteFrom } from '../../layout/page-meta.ts'
import { requestContext } from '../../platform/context.ts'
import { unsent } from '../../platform/unsent.ts'
import { finderPath } from '../../rent-finder/answer.ts'
import { FinderPage } from '../../rent-finder/finder-page.tsx'
import { finderView } from '../../rent-finder/finder-view.ts'
import { askedOf, writeQuery } from '../../rent-finder/question.ts'
import { figures } from '../../rent-finder/say.ts'
import { finderWords } from '../../rent-finder/words.ts'
import { siteContext } from '../../site/context.ts'
import { homeCrumb } from '../../site/home-crumb.ts'
import { finderPicture } from '../../site/page-pictures.ts'
import type { Route } from './+types/page'

/** Only the one address of an answer is kept; other ways to ask lead to it, and what cannot be read is kept nowhere. */
export function loader({ request, context }: Route.LoaderArgs) {
  const asked = askedOf(new URL(request.url).searchParams)
  const view = finderView(asked, context.get(siteContext).language)
  if (view.query !== writeQuery(asked)) throw redirect(finderPath + view.query)
  context.get(requestContext).isUnlisted = view.query !== ''
  const headers = view.answer.kind === 'problem' ? { 'Cache-Control': 'no-store' } : undefined
  return data(unsent({ view, isOld: isSuperseded(figures, new Date()) }), { headers })
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const site = siteFrom(matches)
  const { title, query } = loaderData.view
  const { page } = finderWords[site.language]
  return pageMeta(
    site,
    {
      path: finderPath,
      crumb: page.name,
      title: `${title} | ${site.brand}`,
      description: page.description(yearsOf(figures, site.language)),
      picture: finderPicture,
      isIndexed: query === '',
    },
    [homeCrumb(site.language)],
  )
}

export default function RentFinderRoute({ loaderData }: Route.ComponentProps) {
  return (
    <Frame chrome="full">
      <FinderPage view={loaderData.view} isOld={loaderData.isOld} />
    </Frame>
  )
}
