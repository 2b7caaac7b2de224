import { use } from 'react'
import { callHref } from '../site/site.ts'
import { ButtonLink } from '../ui/button.tsx'
import { MessagePage } from './message-page.tsx'
import { RequestIdContext } from './request-id.ts'
import { useSite } from './use-site.ts'
import { layoutWords } from './words.ts'

export function ErrorPage() {
  const site = useSite()
  const reference = use(RequestIdContext)
  const { failed: words, call } = layoutWords[site.language]
  return (
    <MessagePage title={words.title} lead={words.lead} note={reference && words.reference(reference)}>
      <ButtonLink href="/">{words.home}</ButtonLink>
      <ButtonLink variant="line" href={callHref(site)}>
        {call(site.phone)}
      </ButtonLink>
    </MessagePage>
  )
}
