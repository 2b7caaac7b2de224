import { Form, Link } from 'react-router'
import { type InLanguages, type Language, languages } from '../../platform/language.ts'
import { Button } from '../../ui/button.tsx'
import { Field, TextArea } from '../../ui/field.tsx'
import { Style } from '../../ui/style.tsx'
import { languageWords } from './language-words.ts'
import {
  fillIn,
  maxTemplates,
  type Template,
  type TemplateField,
  type TypedTemplate,
  templateFields,
  templateLimits,
} from './templates.ts'
import css from './templates-page.css?inline'

type Values = Record<TemplateField, string>
type Props = {
  templates: InLanguages<readonly Template[]>
  values: InLanguages<Values>
  typed: TypedTemplate | null
}

const empty: Template = { id: '', name: '', subject: '', body: '' }

/** The owner's own words for the mails that are sent most. */
export function TemplatesPage({ templates, values, typed }: Props) {
  return (
    <div className="templates">
      <Style name="templates-page" css={css} layer="page" />
      <header>
        <h1>Mails of applications</h1>
        <p>
          Opened from an application, filled in and read once more before they go out.{' '}
          <Link to="/admin/applications">Back to the applications</Link>
        </p>
      </header>
      <section className="fields" aria-label="Fields">
        <h2>What you can put in braces</h2>
        <dl>
          {(Object.keys(templateFields) as TemplateField[]).map((field) => (
            <div key={field}>
              <dt>
                <code>{`{${field}}`}</code>
              </dt>
              <dd>{templateFields[field]}</dd>
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
  templates: readonly Template[]
  typed: TypedTemplate | null
  values: Values
}

/** The inbox offers those of the language somebody applied in. */
function TemplateList({ templates, ...rest }: ListProps) {
  return (
    <section aria-label={languageWords.mailsIn[rest.language]}>
      <h2>{languageWords.mailsIn[rest.language]}</h2>
      {templates.map((template) => (
        <TemplateForm key={template.id} template={template} {...rest} />
      ))}
      {templates.length < maxTemplates && <TemplateForm template={empty} {...rest} />}
    </section>
  )
}

type FormProps = Omit<ListProps, 'templates'> & { template: Template }

function TemplateForm({ language, template, typed, values }: FormProps) {
  const answered = typed?.id === template.id ? typed : null
  const shown = answered ?? template
  const idOf = (field: string) => `${field}-${language}-${template.id || 'new'}`
  const isNew = template.id === ''
  return (
    <details className="template" open={answered !== null || undefined}>
      <summary>
        <h3>{isNew ? 'Another mail' : template.name}</h3>
      </summary>
      <Form method="post" preventScrollReset>
        <input type="hidden" name="id" value={template.id} />
        <input type="hidden" name="language" value={language} />
        <Field
          label="Its name in the list"
          name="name"
          id={idOf('name')}
          required
          maxLength={templateLimits.name}
          defaultValue={shown.name}
          error={answered?.errors.name}
          autoComplete="off"
        />
        <Field
          label="Subject"
          name="subject"
          id={idOf('subject')}
          required
          maxLength={templateLimits.subject}
          defaultValue={shown.subject}
          error={answered?.errors.subject}
          autoComplete="off"
        />
        <TextArea
          label="Words"
          name="body"
          id={idOf('body')}
          required
          rows={10}
          maxLength={templateLimits.body}
          defaultValue={shown.body}
          error={answered?.errors.body}
        />
        {answered?.isPreview && (
          <section className="preview" aria-label="Preview">
            <h4>{fillIn(answered.subject, values)}</h4>
            <p>{fillIn(answered.body, values)}</p>
          </section>
        )}
        <div className="actions">
          <Button name="wish" value="save">
            {isNew ? 'Add it' : 'Save'}
          </Button>
          <Button variant="quiet" name="wish" value="preview">
            Preview
          </Button>
          {!isNew && (
            <Button variant="danger" name="wish" value="remove" formNoValidate>
              Remove
            </Button>
          )}
        </div>
      </Form>
    </details>
  )
}
