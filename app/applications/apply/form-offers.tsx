import { useWords } from '../../ui/language.ts'
import { applyWords } from './apply-words.ts'

// Where the answers are, and where else they could go on.

export function OtherDevice({ isSaving }: { isSaving: boolean }) {
  const { otherDevice: words } = useWords(applyWords)
  return (
    <details className="elsewhere">
      <summary>{words.title}</summary>
      <p className="small">{words.text}</p>
      <button
        className="btn line tight"
        type="submit"
        name="go"
        value="save"
        aria-disabled={isSaving || undefined}
      >
        {words.mailMe}
      </button>
    </details>
  )
}

export function ThisDevice({ canMail, onErase }: { canMail: boolean; onErase: () => void }) {
  const { thisDevice: words } = useWords(applyWords)
  return (
    <p className="fine">
      {words.text(canMail)}{' '}
      <button type="button" className="plain" onClick={onErase}>
        {words.erase}
      </button>
    </p>
  )
}

export function WizardOffer({ onTake }: { onTake: () => void }) {
  const { wizard: words } = useWords(applyWords)
  return (
    <p className="filled">
      <span>{words.text}</span>
      <button type="button" className="btn line tight" onClick={onTake}>
        {words.use}
      </button>
    </p>
  )
}
