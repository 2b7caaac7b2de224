import { type FormEventHandler, type RefObject, useEffect, useState } from 'react'
import { Form, Link } from 'react-router'
import { type InLanguages, type Language, languages } from '../../platform/language.ts'
import { Button } from '../../ui/button.tsx'
import { Field, TextArea } from '../../ui/field.tsx'
import { useFirstProblem } from '../../ui/first-problem.ts'
import { useWords } from '../../ui/language.ts'
import { Notice } from '../../ui/notice.tsx'
import { Style } from '../../ui/style.tsx'
import { Sure } from '../../ui/sure.tsx'
import { useBlankOnceAdded } from '../../ui/use-blank-once-added.ts'
import { languageWords } from './language-words.ts'
import { inBraces, type TemplateField, templateFields } from './template-fields.ts'
import {
  fillIn,
  maxTemplates,
  missingTemplates,
  type SeenTemplate,
  type TypedTemplate,
  templateLimits,
} from './templates.ts'
import css from './templates-page.css?inline'
import { templatesPageWords } from './templates-page-words.ts'

type Values = Record<TemplateField, string>
type Props = {
  templates: InLanguages<readonly SeenTemplate[]>
  values: InLanguages<Values>
  typed: TypedTemplate | null
}

const empty: SeenTemplate = { id: '', seen: '', name: '', subject: '', body: '' }

/** The owner's own words for the mails that are sent most. */
export function TemplatesPage({ templates, values, typed }: Props) {
  const words = useWords(templatesPageWords)
  return (
    <div className="templates">
      <Style name="templates-page" css={css} layer="page" />
      <header>
        <h1>{words.title}</h1>
        <p>
          {words.lead((back) => (
            <Link to="/admin/applications">{back}</Link>
          ))}
        </p>
      </header>
      <section className="fields" aria-label={words.fieldsLabel}>
        <h2>{words.fieldsTitle}</h2>
        <dl>
          {templateFields.map((field) => (
            <div key={field}>
              <dt>
                <code>{inBraces(field)}</code>
              </dt>
              <dd>{words.fields[field]}</dd>
            </div>
          ))}
        </dl>
      </section>
      {languages.map((language) => (
        <TemplateList
          key={language}
          language={language}
          templates={templates[language]}
          typed={typed?.language === language ? typed : null}
          values={values[language]}
        />
      ))}
    </div>
  )
}

type ListProps = {
  language: Language
  templates: readonly SeenTemplate[]
  typed: TypedTemplate | null
  values: Values
}

/** The inbox offers those of the language somebody applied in. */
function TemplateList({ templates, ...rest }: ListProps) {
  const title = useWords(languageWords).mailsIn[rest.language]
  const { timesAdded, onSubmit } = useBlankOnceAdded(templates.at(-1)?.id)
  return (
    <section aria-label={title}>
      <h2>{title}</h2>
      {templates.map((template) => (
        <TemplateForm key={template.id} template={template} {...rest} />
      ))}
      {(templates.length < maxTemplates || rest.typed?.id === '') && (
        <TemplateForm key={`new ${timesAdded}`} template={empty} onSubmit={onSubmit} {...rest} />
      )}
      <BringBack language={rest.language} templates={templates} />
    </section>
  )
}

function BringBack({ language, templates }: Pick<ListProps, 'language' | 'templates'>) {
  const words = useWords(templatesPageWords)
  const missing = missingTemplates(language, templates)
  if (missing.length === 0) return null
  return (
    <Form className="bringback" method="post" preventScrollReset>
      <input type="hidden" name="language" value={language} />
      <p className="small">{words.missing(missing.map(({ name }) => name))}</p>
      <Button variant="line" name="wish" value="bringBack">
        {words.bringBack}
      </Button>
    </Form>
  )
}

/** What its writer has before them: words that came meanwhile were not seen by whoever is typing others. */
function useSeen(form: RefObject<HTMLFormElement | null>, latest: string) {
  const [seen, setSeen] = useState(latest)
  useEffect(() => {
    const fields =
      form.current?.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea') ?? []
    if ([...fields].every(({ value, defaultValue }) => value === defaultValue)) setSeen(latest)
  }, [form, latest])
  return seen
}

type FormProps = Omit<ListProps, 'templates'> & {
  template: SeenTemplate
  onSubmit?: FormEventHandler<HTMLFormElement>
}

function TemplateForm({ language, template, typed, values, onSubmit }: FormProps) {
  const words = useWords(templatesPageWords)
  const answered = typed?.id === template.id ? typed : null
  const form = useFirstProblem(answered)
  const seen = useSeen(form, template.seen)
  const shown = answered ?? template
  const idOf = (field: string) => `${field}-${language}-${template.id || 'new'}`
  const isNew = template.id === ''
  return (
    <details className="template" open={answered !== null || undefined}>
      <summary>
        <h3>{isNew ? words.another : template.name}</h3>
      </summary>
      <Form method="post" preventScrollReset ref={form} onSubmit={onSubmit}>
        <input type="hidden" name="id" value={template.id} />
        <input type="hidden" name="seen" value={answered?.seen ?? seen} />
        <input type="hidden" name="language" value={language} />
        <Field
          label={words.name}
          name="name"
          id={idOf('name')}
          required
          maxLength={templateLimits.name}
          defaultValue={shown.name}
          error={answered?.errors.name}
          autoComplete="off"
        />
        <Field
          label={words.subject}
          name="subject"
          id={idOf('subject')}
          required
          maxLength={templateLimits.subject}
          defaultValue={shown.subject}
          error={answered?.errors.subject}
          autoComplete="off"
        />
        <TextArea
          label={words.body}
          name="body"
          id={idOf('body')}
          required
          rows={10}
          maxLength={templateLimits.body}
          defaultValue={shown.body}
          error={answered?.errors.body}
        />
        {answered?.isPreview && (
          <section className="preview" aria-label={words.preview}>
            <h4>{fillIn(answered.subject, values)}</h4>
            <p>{fillIn(answered.body, values)}</p>
          </section>
        )}
        {answered?.there && (
          <>
            <Notice kind="error" wide>
              {words.late}
            </Notice>
            <section className="preview" aria-label={words.thereNow}>
              <p className="small soft">{words.thereNow}</p>
              <h4>{answered.there.name}</h4>
              <p>{answered.there.subject}</p>
              <p>{answered.there.body}</p>
            </section>
          </>
        )}
        <div className="actions">
          <Button name="wish" value="save">
            {isNew ? words.add : words.save}
          </Button>
          <Button variant="quiet" name="wish" value="preview">
            {words.preview}
          </Button>
          {!isNew && (
            <Sure variant="danger" label={words.remove} means={words.removeMeans}>
              <Button variant="danger" name="wish" value="remove" formNoValidate>
                {words.yesRemove}
              </Button>
            </Sure>
          )}
        </div>
      </Form>
    </details>
  )
}
