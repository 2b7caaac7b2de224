import { ControlledDialog } from '../../ui/dialog.tsx'
import { deskKeyNames, deskKeys } from './keys.ts'
import type { DeskKeys } from './use-desk-keys.ts'

/** Every key, and the switch that turns them off. */
export function KeyLegend({ keys }: { keys: DeskKeys }) {
  return (
    <ControlledDialog
      id="key-legend"
      title="Keys"
      isOpen={keys.isLegendOpen}
      onClose={() => keys.showLegend(false)}
    >
      <dl className="keys">
        {deskKeyNames.map((name) => (
          <div key={name}>
            <dt>
              <kbd>{deskKeys[name].label}</kbd>
            </dt>
            <dd>{deskKeys[name].words}</dd>
          </div>
        ))}
      </dl>
      <p className="small soft">
        In the list the arrow keys go up and down too. No key works while you type.
      </p>
      <label className="switch">
        <input type="checkbox" checked={keys.isOn} onChange={(event) => keys.turn(event.target.checked)} />
        Use single keys on this device
      </label>
    </ControlledDialog>
  )
}
