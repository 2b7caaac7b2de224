import { ControlledDialog } from './dialog.tsx'
import { keyWords } from './key-words.ts'
import { useWords } from './language.ts'

/** The key beside a button's word; not part of its name. */
export function Kbd({ of }: { of: string }) {
  return (
    <span aria-hidden="true">
      <KeyCap of={of} />
    </span>
  )
}

function KeyCap({ of }: { of: string }) {
  return <kbd>{of.toUpperCase()}</kbd>
}

type Props<Name extends string> = {
  table: Readonly<Record<Name, string>>
  /** What each key does. */
  words: Readonly<Record<Name, string>>
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
export function KeyLegend<Name extends string>({ table, words, keys, note }: Props<Name>) {
  const own = useWords(keyWords)
  return (
    <ControlledDialog
      id="key-legend"
      title={own.title}
      isOpen={keys.isLegendOpen}
      onClose={() => keys.showLegend(false)}
    >
      <dl className="keys">
        {(Object.keys(table) as Name[]).map((name) => (
          <div key={name}>
            <dt>
              <KeyCap of={table[name]} />
            </dt>
            <dd>{words[name]}</dd>
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
