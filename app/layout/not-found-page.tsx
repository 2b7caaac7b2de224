import { ButtonLink } from '../ui/button.tsx'
import { useWords } from '../ui/language.ts'
import { PageLink } from '../ui/page-link.tsx'
import { MessagePage } from './message-page.tsx'
import { notFoundWords } from './not-found-words.ts'

export function NotFoundPage() {
  const words = useWords(notFoundWords)
  return (
    <MessagePage
      title={words.title}
      lead={words.lead}
      note={words.toldNo((nextSteps) => <PageLink href="/told-no">{nextSteps}</PageLink>)}
    >
      <ButtonLink href="/">{words.home}</ButtonLink>
      <ButtonLink variant="line" href="/states">
        {words.states}
      </ButtonLink>
    </MessagePage>
  )
}
