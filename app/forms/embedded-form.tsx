import type { FormName } from '../site/forms.ts'
import { callHref, formHref, framedFormHref, type Site, withSource } from '../site/site.ts'
import { useLocalHref, useWords } from '../ui/language.ts'
import { Style } from '../ui/style.tsx'
import css from './embedded-form.css?inline'
import { ScriptForm } from './script-form.tsx'
import { formWords } from './words.ts'

const frameHeight = 600

type Props = {
  name: FormName
  site: Site
  /** The page it stands on. */
  source: string | null
}

/** A form in our door frame: by its provider's script where there is one, else in a frame of its own. */
export function EmbeddedForm({ name, site, source }: Props) {
  const words = useWords(formWords)
  const local = useLocalHref()
  const title = words.titles[name]
  const href = local(withSource(formHref(site, name), source))
  const { script, embedKey } = site.forms[name]
  return (
    <div className="frame">
      <Style name="embedded-form" css={css} layer="page" />
      <p className="sill">
        {title}
        <a href={href} target="_blank" rel="noopener">
          {words.newTab}
        </a>
      </p>
      {script ? (
        <ScriptForm script={script} embedKey={embedKey} title={title} />
      ) : (
        <iframe
          src={local(withSource(framedFormHref(site, name), source))}
          title={title}
          height={frameHeight}
          loading="lazy"
        >
          {words.noFrames} <a href={href}>{title}</a>
        </iframe>
      )}
      <p className="sill">
        {words.ratherTalk} <a href={callHref(site)}>{words.call(site.phone)}</a>
      </p>
    </div>
  )
}
