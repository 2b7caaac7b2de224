import { type DeskKey, deskKeys } from './keys.ts'

/** The key beside a button's word; not part of its name. */
export function Kbd({ name }: { name: DeskKey }) {
  return (
    <span aria-hidden="true">
      <kbd>{deskKeys[name].label}</kbd>
    </span>
  )
}
