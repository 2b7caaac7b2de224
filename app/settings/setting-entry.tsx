import { useWords } from '../ui/language.ts'
import { LocalTime } from '../ui/local-time.tsx'
import { RestoreButton } from './restore.tsx'
import { SettingControl } from './setting-control.tsx'
import type { SettingRow } from './setting-row.ts'
import { settingsPageWords } from './settings-page-words.ts'

/** A setting: its field, how it reads, what its default is, who changed it and the ways back. */
export function SettingEntry({ row }: { row: SettingRow }) {
  const { key, label, source, seen, sure, state, isDefault, last, reads, defaultReads } = row
  const words = useWords(settingsPageWords)
  const undo = last && { name: 'undo' as const, setting: key, seen: last.changeId }
  return (
    <div className="entry">
      <input type="hidden" name={seen.name} value={seen.value} />
      {sure && <input type="hidden" name={sure.name} value={sure.value} />}
      <SettingControl row={row} />
      <div className="facts-of">
        <p>
          {reads ? <strong>{reads}</strong> : <span className="soft">{words.notSet}</span>}
          {isDefault && reads && <span className="soft">{words.asDefault}</span>}
        </p>
        {source && (
          <p>
            <a href={source.href} target="_blank" rel="noopener">
              {source.label}
            </a>
          </p>
        )}
        {!isDefault && <p className="soft">{words.defaultIs(defaultReads)}</p>}
        {last && (
          <p className="soft">
            {(isDefault ? words.putBack : words.changed)(last.actor, <LocalTime at={last.at} />)}
          </p>
        )}
        {(undo || !isDefault) && (
          <div className="ways">
            {undo && (
              <RestoreButton
                {...undo}
                label={words.undoOf(label, last.undoReads)}
                title={words.backTo(last.undoReads)}
              >
                {words.undo}
              </RestoreButton>
            )}
            {!isDefault && (
              <RestoreButton name="default" setting={key} seen={state} label={words.backToDefaultOf(label)}>
                {words.backToDefault}
              </RestoreButton>
            )}
          </div>
        )}
      </div>
    </div>
  )
}
