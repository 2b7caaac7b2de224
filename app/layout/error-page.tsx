import { use } from 'react'
import { phoneHref } from '../site/site.ts'
import { ButtonLink } from '../ui/button.tsx'
import { MessagePage } from './message-page.tsx'
import { RequestIdContext } from './request-id.ts'
import { useSite } from './use-site.ts'

export function ErrorPage() {
  const site = useSite()
  const reference = use(RequestIdContext)
  return (
    <MessagePage
      title="Unexpected Application Error!"
      lead="Something broke on our side, not on yours. Please try again in a minute, or call us."
      note={reference && `Reference for our team: ${reference}`}
    >
      <ButtonLink href="/">Return to Home</ButtonLink>
      <ButtonLink variant="line" href={phoneHref(site)}>
        Call {site.phone}
      </ButtonLink>
    </MessagePage>
  )
}
