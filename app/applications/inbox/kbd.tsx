import { Kbd as Key } from '../../ui/key-legend.tsx'
import { type InboxKey, inboxKeys } from './keys.ts'

export function Kbd({ name }: { name: InboxKey }) {
  return <Key>{inboxKeys[name].label}</Key>
}
