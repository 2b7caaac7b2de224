import { ButtonLink } from '../ui/button.tsx'
import { MessagePage } from './message-page.tsx'

export function NotFoundPage() {
  return (
    <MessagePage
      title="Page not found"
      lead="There is no door at this address. The link may be old, or a letter got lost."
      note={
        <>
          Told no by a landlord? <a href="/told-no">Your next three steps</a>, free.
        </>
      }
    >
      <ButtonLink href="/">Return to Home</ButtonLink>
      <ButtonLink variant="line" href="/states">
        Find your state
      </ButtonLink>
    </MessagePage>
  )
}
