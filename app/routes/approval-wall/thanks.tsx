import { Frame } from '../../layout/frame.tsx'
import { MessagePage } from '../../layout/message-page.tsx'
import { pageMeta, siteFrom } from '../../layout/page-meta.ts'
import { shareWords } from '../../stories/submit/share-words.ts'
import { submitWords } from '../../stories/submit/submit-words.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { useWords } from '../../ui/language.ts'
import type { Route } from './+types/thanks'

export function meta({ matches }: Route.MetaArgs) {
  const site = siteFrom(matches)
  const { thanks } = shareWords[site.language]
  const { stored } = submitWords[site.language]
  return pageMeta(site, {
    path: '/approval-wall/thanks',
    title: thanks.headTitle(site.brand),
    description: stored,
    isIndexed: false,
  })
}

export default function StoryThanks() {
  const { thanks, seeWall } = useWords(shareWords)
  const { stored } = useWords(submitWords)
  return (
    <Frame chrome="full">
      <MessagePage title={thanks.title} lead={stored}>
        <ButtonLink href="/approval-wall">{seeWall}</ButtonLink>
      </MessagePage>
    </Frame>
  )
}
