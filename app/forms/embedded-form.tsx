import { type FormName, forms } from '../site/forms.ts'
import { formHref, phoneHref, type Site } from '../site/site.ts'
import { Style } from '../ui/style.tsx'
import css from './embedded-form.css?inline'
import { ScriptForm } from './script-form.tsx'

const frameHeight = 600

/** Somebody else's form in our door frame: by their script where they gave one, else in a frame of its own. */
export function EmbeddedForm({ name, site }: { name: FormName; site: Site }) {
  const { title } = forms[name]
  const href = formHref(site, name)
  const { script, embedKey } = site.forms[name]
  return (
    <div className="frame">
      <Style name="embedded-form" css={css} layer="page" />
      <p className="sill">
        {title}
        <a href={href} target="_blank" rel="noopener">
          Open in a new tab
        </a>
      </p>
      {script ? (
        <ScriptForm script={script} embedKey={embedKey} title={title} />
      ) : (
        <iframe src={href} title={title} height={frameHeight} loading="lazy">
          Your browser does not support iframes <a href={href}>{title}</a>
        </iframe>
      )}
      <p className="sill">
        Rather talk? <a href={phoneHref(site)}>Call {site.phone}</a>
      </p>
    </div>
  )
}
