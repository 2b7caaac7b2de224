/** Where the answers are, and where else they could go on. */

export function OtherDevice({ isSaving }: { isSaving: boolean }) {
  return (
    <details className="elsewhere">
      <summary>Continue on another device</summary>
      <p className="small">
        We keep what you wrote so far for two weeks and mail you a private link to it. Nothing else happens
        with it before you send it.
      </p>
      <button
        className="btn line tight"
        type="submit"
        name="go"
        value="save"
        aria-disabled={isSaving || undefined}
      >
        Mail me the link
      </button>
    </details>
  )
}

export function ThisDevice({ onErase }: { onErase: () => void }) {
  return (
    <p className="fine">
      Until you send them, your answers stay on this device alone.{' '}
      <button type="button" className="plain" onClick={onErase}>
        Erase them
      </button>
    </p>
  )
}

export function WizardOffer({ onTake }: { onTake: () => void }) {
  return (
    <p className="filled">
      <span>You answered some of this in “See if you qualify” on this device.</span>
      <button type="button" className="btn line tight" onClick={onTake}>
        Use those answers
      </button>
    </p>
  )
}
