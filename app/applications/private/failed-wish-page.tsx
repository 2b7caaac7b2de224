import { Button } from '../../ui/button.tsx'
import { CardStyle } from '../../ui/card.tsx'
import { Field, TextArea } from '../../ui/field.tsx'
import { useLanguage } from '../../ui/language.ts'
import { Style } from '../../ui/style.tsx'
import { fieldWords } from '../field-words.ts'
import { onceField } from '../once-field.ts'
import type { FailedWish } from './failed-wish.ts'
import css from './private-page.css?inline'
import { privateWords } from './private-words.ts'

type Props = { failedWish: FailedWish; phone: string; phoneHref: string }

/** What the database could not take: all that was typed, and a button to send it again. */
export function FailedWishPage({ failedWish: { wish, once, texts }, phone, phoneHref }: Props) {
  const language = useLanguage()
  const { failed: words, messages, questions } = privateWords[language].mine
  const fields = fieldWords[language]
  const { words: message, ...contact } = texts
  return (
    <div className="wrap private-page">
      <Style name="private-page" css={css} layer="page" />
      <CardStyle />
      <title>{words.title}</title>
      <header className="statushead">
        <h1>{words.title}</h1>
        <p className="lead">{words.text}</p>
      </header>
      {/* To the address it came from, whose query is the private link. */}
      <form method="post" className="write" noValidate>
        <input type="hidden" name={onceField} value={once} />
        {message !== undefined && <TextArea label={messages.write} name="words" defaultValue={message} />}
        {Object.entries(contact).map(([name, value]) => (
          <Field
            key={name}
            label={fields[name as keyof typeof contact].label}
            name={name}
            defaultValue={value}
          />
        ))}
        <Button name="wish" value={wish}>
          {words.again}
        </Button>
      </form>
      <p className="small soft talk">{questions(<a href={phoneHref}>{phone}</a>)}</p>
    </div>
  )
}
