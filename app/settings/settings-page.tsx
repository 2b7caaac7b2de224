import { useEffect, useRef, useState } from 'react'
import { Form, Link, useNavigation } from 'react-router'
import { Button } from '../ui/button.tsx'
import { ErrorSummary } from '../ui/error-summary.tsx'
import { useFocusBack } from '../ui/focus-back.ts'
import { useWords } from '../ui/language.ts'
import { LeaveGuard } from '../ui/leave-guard.tsx'
import { Style } from '../ui/style.tsx'
import { Tabs } from '../ui/tabs.tsx'
import { VisuallyHidden } from '../ui/visually-hidden.tsx'
import { FormState } from './form-state.tsx'
import { groupText, groupWords } from './group-words.ts'
import { RestoreForm } from './restore.tsx'
import { SettingEntry } from './setting-entry.tsx'
import { groupHref, type SettingGroup, settingGroups } from './setting-group.ts'
import type { SettingSection } from './setting-row.ts'
import css from './settings-page.css?inline'
import { settingsPageWords } from './settings-page-words.ts'

type Props = { group: SettingGroup; sections: SettingSection[] }

export function SettingsPage({ group, sections }: Props) {
  const words = useWords(settingsPageWords)
  const about = groupText(useWords(groupWords), group)
  const failures = sections
    .flatMap(({ rows }) => rows)
    .flatMap(({ key, label, error }) => (error ? [{ name: key, message: words.problem(label, error) }] : []))
  const summary = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer brings sections of its own, with as many errors or not
  useEffect(() => summary.current?.focus(), [sections])
  const keepFocus = useFocusBack(sections)
  // Once saved, others come from the server.
  const [typedInto, setTypedInto] = useState<SettingSection[] | null>(null)
  const isUnsaved = typedInto === sections || failures.length > 0
  const { state } = useNavigation()
  return (
    <>
      <Style name="settings-page" css={css} layer="page" />
      <h1>
        {words.heading}
        <VisuallyHidden>{`: ${about.label}`}</VisuallyHidden>
      </h1>
      <GroupTabs current={group} />
      <p className="small soft">{about.lead}</p>
      <ErrorSummary title={words.notSaved} failures={failures} ref={summary} />
      <LeaveGuard isOn={isUnsaved && state === 'idle'} words={words.leaving} />
      <Form
        className="settings"
        method="post"
        noValidate
        preventScrollReset
        onInput={() => setTypedInto(sections)}
        onSubmit={() => keepFocus()}
      >
        {sections.map(({ heading, form, rows }) => (
          <section key={heading} aria-label={heading || about.label}>
            {heading && <h2>{heading}</h2>}
            {form && <FormState {...form} heading={heading} />}
            {rows.map((row) => (
              // A new value from the server is a new field: what was typed before does not stay in it.
              <SettingEntry key={`${row.key} ${row.seen.value}`} row={row} />
            ))}
          </section>
        ))}
        <div className="save">
          <Button>{words.save}</Button>
        </div>
      </Form>
      <RestoreForm onRestore={keepFocus} />
    </>
  )
}

function GroupTabs({ current }: { current: SettingGroup }) {
  const { heading } = useWords(settingsPageWords)
  const words = useWords(groupWords)
  const tabs = settingGroups.map((group) => ({
    href: groupHref(group),
    label: groupText(words, group).label,
    isCurrent: group === current,
  }))
  return <Tabs label={heading} tabs={tabs} renderLink={({ href, ...link }) => <Link to={href} {...link} />} />
}
