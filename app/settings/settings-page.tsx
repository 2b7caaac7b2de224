import { useEffect, useRef } from 'react'
import { Form, Link } from 'react-router'
import { Button } from '../ui/button.tsx'
import { ErrorSummary } from '../ui/error-summary.tsx'
import { Style } from '../ui/style.tsx'
import { Tabs } from '../ui/tabs.tsx'
import { FormState } from './form-state.tsx'
import { RestoreForm } from './restore.tsx'
import { SettingEntry } from './setting-entry.tsx'
import { groupHref, isSettingGroup, type SettingGroup, settingGroups } from './setting-group.ts'
import type { SettingSection } from './setting-row.ts'
import css from './settings-page.css?inline'

type Props = { group: SettingGroup; sections: SettingSection[] }

export function SettingsPage({ group, sections }: Props) {
  const failures = sections
    .flatMap(({ rows }) => rows)
    .flatMap(({ key, label, error }) => (error ? [{ name: key, message: `${label}: ${error}` }] : []))
  const summary = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (failures.length > 0) summary.current?.focus()
  }, [failures.length])
  return (
    <>
      <Style name="settings-page" css={css} layer="page" />
      <h1>Settings</h1>
      <GroupTabs current={group} />
      <p className="small soft">{settingGroups[group].lead}</p>
      <ErrorSummary title="Not saved yet" failures={failures} ref={summary} />
      <Form className="settings" method="post" noValidate preventScrollReset>
        {sections.map(({ heading, form, rows }) => (
          <section key={heading} aria-label={heading || settingGroups[group].label}>
            {heading && <h2>{heading}</h2>}
            {form && <FormState {...form} heading={heading} />}
            {rows.map((row) => (
              // A new value from the server is a new field: what was typed before does not stay in it.
              <SettingEntry key={`${row.key} ${row.seen.value}`} row={row} />
            ))}
          </section>
        ))}
        <div className="save">
          <Button>Save</Button>
        </div>
      </Form>
      <RestoreForm />
    </>
  )
}

function GroupTabs({ current }: { current: SettingGroup }) {
  const tabs = Object.keys(settingGroups)
    .filter(isSettingGroup)
    .map((name) => ({
      href: groupHref(name),
      label: settingGroups[name].label,
      isCurrent: name === current,
    }))
  return (
    <Tabs label="Settings" tabs={tabs} renderLink={({ href, ...link }) => <Link to={href} {...link} />} />
  )
}
