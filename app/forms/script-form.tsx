import { IslandLoader } from '../ui/island.tsx'
import { useWords } from '../ui/language.ts'
import { formWords } from './words.ts'

type Props = { script: string; embedKey: string; title: string }

/** The place of a form that its provider draws by script; app/forms/provider-script.ts brings the script. */
export function ScriptForm({ script, embedKey, title }: Props) {
  const { needsScript } = useWords(formWords)
  return (
    <>
      <IslandLoader />
      <section className="embed" aria-label={title} data-form-script={script} data-form-key={embedKey}>
        <noscript>
          <p>{needsScript}</p>
        </noscript>
      </section>
    </>
  )
}
