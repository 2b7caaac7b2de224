import { costsOf } from '../claims/costs.ts'
import { type FormName, forms } from '../site/forms.ts'
import { callHref, type Site } from '../site/site.ts'
import { CostLine } from '../ui/cost-line.tsx'
import { useWords } from '../ui/language.ts'
import { Style } from '../ui/style.tsx'
import css from './connected-form.css?inline'
import { ScriptForm } from './script-form.tsx'
import { formWords } from './words.ts'

/** The owner's form alone on a page: where 'Open in a new tab' leads when the provider gave a script and no address. */
export function ConnectedForm({ name, site }: { name: FormName; site: Site }) {
  const words = useWords(formWords)
  const title = words.titles[name]
  const { script, embedKey } = site.forms[name]
  return (
    <div className="wrap connected">
      <Style name="connected-form" css={css} layer="page" />
      <h1>{title}</h1>
      <CostLine costs={costsOf(site.claims, forms[name].program)} />
      <ScriptForm script={script} embedKey={embedKey} title={title} />
      <p className="small">
        {words.ratherTalk} <a href={callHref(site)}>{words.call(site.phone)}</a>
      </p>
    </div>
  )
}
