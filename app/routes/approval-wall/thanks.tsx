import { Frame } from '../../layout/frame.tsx'
import { MessagePage } from '../../layout/message-page.tsx'
import { pageMeta, siteFrom } from '../../layout/page-meta.ts'
import { submitWords } from '../../stories/submit/submit-words.ts'
import { ButtonLink } from '../../ui/button.tsx'
import type { Route } from './+types/thanks'

export function meta({ matches }: Route.MetaArgs) {
  const site = siteFrom(matches)
  return pageMeta(site, {
    path: '/approval-wall/thanks',
    title: `Thank you | ${site.brand}`,
    description: submitWords.stored,
    isIndexed: false,
  })
}

export default function StoryThanks() {
  return (
    <Frame chrome="full">
      <MessagePage title="Thank you" lead={submitWords.stored}>
        <ButtonLink href="/approval-wall">See the wall</ButtonLink>
      </MessagePage>
    </Frame>
  )
}
