import { href, Link, useFetcher } from 'react-router'
import { type Language, languageNames } from '../../platform/language.ts'
import { Button } from '../../ui/button.tsx'
import { Select } from '../../ui/field.tsx'
import { useWords } from '../../ui/language.ts'
import { Style } from '../../ui/style.tsx'
import { editorWords } from './editor-words.ts'
import css from './translation-panel.css?inline'

type Told = { id: string; title: string; language: Language }

/** What tells the same in other languages, and what may. */
export type Translations = { joined: Told[]; joinable: Told[] }

type Props = Translations & { id: string }

/** A form of its own, sent beside the text: what is typed and not saved stays as it is. */
export function TranslationPanel({ id, joined, joinable }: Props) {
  const { translation: words } = useWords(editorWords)
  const { Form } = useFetcher()
  const action = href('/admin/articles/:id/translation', { id })
  return (
    <>
      <Style name="translation-panel" css={css} layer="page" />
      {joined.length > 0 && (
        <Form className="translation" method="post" action={action} preventScrollReset>
          {joined.map((one) => (
            <p key={one.id}>{words.joined(<ArticleLink article={one} />, languageNames[one.language])}</p>
          ))}
          <Button variant="line" tight name="intent" value="separate">
            {words.separate}
          </Button>
        </Form>
      )}
      {joinable.length > 0 && (
        <Form className="translation" method="post" action={action} preventScrollReset>
          <Select label={words.label} name="other" hint={words.hint} required defaultValue="">
            <option value="">{words.choose}</option>
            {joinable.map(({ id: other, title, language }) => (
              <option key={other} value={other} lang={language}>
                {words.choice(title, languageNames[language])}
              </option>
            ))}
          </Select>
          <Button variant="line" tight name="intent" value="join">
            {words.join}
          </Button>
        </Form>
      )}
    </>
  )
}

function ArticleLink({ article: { id, title, language } }: { article: Told }) {
  return (
    <Link to={href('/admin/articles/:id', { id })} lang={language}>
      {title}
    </Link>
  )
}
