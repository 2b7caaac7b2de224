import { longDate } from '../platform/us-date.ts'
import { RestoreButton } from './restore.tsx'
import { SettingControl } from './setting-control.tsx'
import type { SettingRow } from './setting-row.ts'

/** A setting: its field, how it reads, what its default is, who changed it and the ways back. */
export function SettingEntry({ row }: { row: SettingRow }) {
  const { key, label, source, seen, isDefault, last, reads, defaultReads } = row
  const undo = last && { name: 'undo' as const, setting: key, seen: last.changeId }
  return (
    <div className="entry">
      <input type="hidden" name={seen.name} value={seen.value} />
      <SettingControl row={row} />
      <div className="facts-of">
        <p>
          {reads ? <strong>{reads}</strong> : <span className="soft">Not set</span>}
          {isDefault && reads && <span className="soft"> (default)</span>}
        </p>
        {source && (
          <p>
            <a href={source.href} target="_blank" rel="noopener">
              {source.label}
            </a>
          </p>
        )}
        {!isDefault && <p className="soft">Default: {defaultReads || 'not set'}</p>}
        {last && (
          <p className="soft">
            {isDefault ? 'Put back' : 'Changed'} by {last.actor}, {moment(last.at)}
          </p>
        )}
        {(undo || !isDefault) && (
          <div className="ways">
            {undo && (
              <RestoreButton
                {...undo}
                label={`Undo: ${label}, back to ${last.undoReads || 'not set'}`}
                title={`Back to ${last.undoReads || 'not set'}`}
              >
                Undo
              </RestoreButton>
            )}
            {!isDefault && (
              <RestoreButton
                name="default"
                setting={key}
                seen={seen.value}
                label={`Back to default: ${label}`}
              >
                Back to default
              </RestoreButton>
            )}
          </div>
        )}
      </div>
    </div>
  )
}

function moment(at: Date) {
  return `${longDate(at)}, ${at.toISOString().slice(11, 16)} UTC`
}
