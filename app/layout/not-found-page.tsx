import { ButtonLink } from '../ui/button.tsx'
import { useWords } from '../ui/language.ts'
import { PageLink } from '../ui/page-link.tsx'
import { MessagePage } from './message-page.tsx'
import { layoutWords } from './words.ts'

export function NotFoundPage() {
  const { notFound: words } = useWords(layoutWords)
  return (
    <MessagePage
      title={words.title}
      lead={words.lead}
      note={
        <>
          {words.toldNo} <PageLink href="/told-no">{words.nextSteps}</PageLink>, {words.free}
        </>
      }
    >
      <ButtonLink href="/">{words.home}</ButtonLink>
      <ButtonLink variant="line" href="/states">
        {words.states}
      </ButtonLink>
    </MessagePage>
  )
}
