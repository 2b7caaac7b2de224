import { Kbd as Key } from '../../ui/key-legend.tsx'
import { type DeskKey, deskKeys } from './keys.ts'

export function Kbd({ name }: { name: DeskKey }) {
  return <Key>{deskKeys[name].label}</Key>
}
