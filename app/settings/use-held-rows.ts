import { useEffect, useRef, useState } from 'react'
import { useNavigation } from 'react-router'
import { type HeldRow, heldAfter, heldAtFirst } from './held-row.ts'
import type { SettingRow } from './setting-row.ts'

type HeldRows = Record<string, HeldRow>

/** Rows as a form shows them; `rows` are those of the latest answer, a list of its own for each. */
export function useHeldRows(rows: SettingRow[], isRefused: boolean) {
  const form = useRef<HTMLFormElement>(null)
  const sent = useRef<Record<string, string[]>>({})
  const [held, setHeld] = useState<HeldRows>({})
  const [typedInto, setTypedInto] = useState<HeldRows | null>(null)

  const heldOf = (row: SettingRow) => held[row.key] ?? heldAtFirst(row, isRefused)

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each answer
  useEffect(() => {
    const next = rows.map((row) => {
      const now = { typed: typedIn(form.current, row.key), sent: sent.current[row.key] ?? null, isRefused }
      return [row.key, heldAfter(heldOf(row), row, now)]
    })
    setHeld(Object.fromEntries(next))
  }, [rows])

  // What was not answered is not known to have been taken.
  const { state } = useNavigation()
  useEffect(() => {
    if (state === 'idle') sent.current = {}
  }, [state])

  return {
    form,
    held,
    heldOf,
    isUnsaved: typedInto === held || rows.some((row) => heldOf(row).isTyped),
    onInput: () => setTypedInto(held),
    /** Of all rows, or of those that another form is about. */
    onSend(keys = rows.map(({ key }) => key)) {
      sent.current = Object.fromEntries(keys.map((key) => [key, typedIn(form.current, key)]))
    },
  }
}

function typedIn(form: HTMLFormElement | null, key: string) {
  return form ? new FormData(form).getAll(key).map(String) : []
}
