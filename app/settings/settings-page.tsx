import { useEffect, useMemo, useRef } from 'react'
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
import { type SettingSection, sureButton } from './setting-row.ts'
import css from './settings-page.css?inline'
import { settingsPageWords } from './settings-page-words.ts'
import { useHeldRows } from './use-held-rows.ts'

type Props = { group: SettingGroup; sections: SettingSection[] }

export function SettingsPage({ group, sections }: Props) {
  const words = useWords(settingsPageWords)
  const about = groupText(useWords(groupWords), group)
  const allRows = useMemo(() => sections.flatMap(({ rows }) => rows), [sections])
  const failures = allRows.flatMap(({ key, label, error }) =>
    error ? [{ name: key, message: words.problem(label, error) }] : [],
  )
  const isQuestion = allRows.some(({ sure }) => sure)
  const summary = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer brings sections of its own, with as many errors or not
  useEffect(() => summary.current?.focus(), [sections])
  const { form, held, heldOf, isUnsaved, onInput, onSend } = useHeldRows(allRows, failures.length > 0)
  const keepFocus = useFocusBack(held)
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
      <ErrorSummary title={isQuestion ? words.question : words.notSaved} failures={failures} ref={summary} />
      {/* Also while the page is loaded again after a save that did not get through. */}
      <LeaveGuard isOn={isUnsaved && state !== 'submitting'} words={words.leaving} />
      <Form
        className="settings"
        method="post"
        noValidate
        preventScrollReset
        ref={form}
        onInput={onInput}
        onSubmit={() => {
          keepFocus()
          onSend()
        }}
      >
        {sections.map(({ heading, form: state, rows }) => (
          <section key={heading} aria-label={heading || about.label}>
            {heading && <h2>{heading}</h2>}
            {state && <FormState {...state} heading={heading} />}
            {rows.map(heldOf).map(({ row, round }) => (
              <SettingEntry key={`${row.key} ${round}`} row={row} />
            ))}
          </section>
        ))}
        <div className="save">
          <Button>{words.save}</Button>
          {/* Behind the other: Enter in a field asks again. */}
          {isQuestion && (
            <Button variant="line" name={sureButton} value="yes">
              {words.saveAllTheSame}
            </Button>
          )}
        </div>
      </Form>
      <RestoreForm
        onRestore={(field) => {
          keepFocus(field)
          onSend([field?.getAttribute('name') ?? ''])
        }}
      />
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
