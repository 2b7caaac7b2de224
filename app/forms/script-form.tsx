import { IslandLoader } from '../ui/island.tsx'

type Props = { script: string; embedKey: string; title: string }

/** The place of a form that its provider draws by script; app/forms/provider-script.ts brings the script. */
export function ScriptForm({ script, embedKey, title }: Props) {
  return (
    <>
      <IslandLoader />
      <section className="embed" aria-label={title} data-form-script={script} data-form-key={embedKey}>
        <noscript>
          <p>This form needs JavaScript. Without it, please call us.</p>
        </noscript>
      </section>
    </>
  )
}
