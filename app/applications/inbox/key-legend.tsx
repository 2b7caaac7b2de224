import { ControlledDialog } from '../../ui/dialog.tsx'
import { inboxKeyNames, inboxKeys } from './keys.ts'
import type { InboxKeys } from './use-inbox-keys.ts'

/** Every key, and the switch that turns them off. */
export function KeyLegend({ keys }: { keys: InboxKeys }) {
  return (
    <ControlledDialog
      id="key-legend"
      title="Keys"
      isOpen={keys.isLegendOpen}
      onClose={() => keys.showLegend(false)}
    >
      <dl className="keys">
        {inboxKeyNames.map((name) => (
          <div key={name}>
            <dt>
              <kbd>{inboxKeys[name].label}</kbd>
            </dt>
            <dd>{inboxKeys[name].words}</dd>
          </div>
        ))}
      </dl>
      <p className="small soft">No key works while you type.</p>
      <label className="switch">
        <input type="checkbox" checked={keys.isOn} onChange={(event) => keys.turn(event.target.checked)} />
        Use single keys on this device
      </label>
    </ControlledDialog>
  )
}
