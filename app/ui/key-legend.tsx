import type { ReactNode } from 'react'
import { ControlledDialog } from './dialog.tsx'
import { keyWords } from './key-words.ts'
import { useWords } from './language.ts'
import type { Legend } from './single-keys.ts'

/** The key beside a button's word; not part of its name. */
export function Kbd({ children }: { children: ReactNode }) {
  return (
    <span aria-hidden="true">
      <kbd>{children}</kbd>
    </span>
  )
}

type Props = {
  table: Legend
  keys: {
    isOn: boolean
    turn: (isOn: boolean) => void
    isLegendOpen: boolean
    showLegend: (isOpen: boolean) => void
  }
  /** What else there is to know. */
  note: string
}

/** Every key, and the switch that turns them off. */
export function KeyLegend({ table, keys, note }: Props) {
  const own = useWords(keyWords)
  return (
    <ControlledDialog
      id="key-legend"
      title={own.title}
      isOpen={keys.isLegendOpen}
      onClose={() => keys.showLegend(false)}
    >
      <dl className="keys">
        {Object.entries(table).map(([name, { label, words }]) => (
          <div key={name}>
            <dt>
              <kbd>{label}</kbd>
            </dt>
            <dd>{words}</dd>
          </div>
        ))}
      </dl>
      <p className="small soft">{note}</p>
      <label className="switch">
        <input type="checkbox" checked={keys.isOn} onChange={(event) => keys.turn(event.target.checked)} />
        {own.use}
      </label>
    </ControlledDialog>
  )
}
