import { type InboxKey, inboxKeys } from './keys.ts'

/** The key beside a button's word; not part of its name. */
export function Kbd({ name }: { name: InboxKey }) {
  return (
    <span aria-hidden="true">
      <kbd>{inboxKeys[name].label}</kbd>
    </span>
  )
}
