import { forgetScript } from './inline-scripts.ts'

/** On the page that follows a form sent without its island: what the island kept on the device goes. */
export function ForgetDraft({ storageKey }: { storageKey: string }) {
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant, allowed by its hash
    <script data-forget={storageKey} dangerouslySetInnerHTML={{ __html: forgetScript }} />
  )
}
