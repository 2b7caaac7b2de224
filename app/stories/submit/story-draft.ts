import { fieldNames } from '../story-fields.ts'

// What was typed stays on this device until it has been sent. Photos are too large to be kept.
export const storageKey = 'story-draft'

export function saveDraft(form: HTMLFormElement) {
  const data = new FormData(form)
  const texts = fieldNames.map((name) => [name, String(data.get(name) ?? '')])
  try {
    localStorage.setItem(storageKey, JSON.stringify(Object.fromEntries(texts)))
  } catch {
    // No storage: the form works without memory.
  }
}

/** Only into fields that are still empty, and choices of which none was made anew: what stands there is newer. */
export function restoreDraft(form: HTMLFormElement) {
  const draft = storedDraft()
  // Each has a name and a value; only inputs can be checked.
  const fields = [...form.elements] as HTMLInputElement[]
  const hasChosen = fields.some((field) => field.checked !== field.defaultChecked)
  for (const field of fields) {
    const value = draft[field.name]
    if (!value || typeof value !== 'string') continue
    if (!/box|radio/.test(field.type)) field.value ||= value
    else if (!hasChosen) field.checked = field.value === value
  }
}

export function clearDraft() {
  try {
    localStorage.removeItem(storageKey)
  } catch {
    // Nothing was stored then.
  }
}

function storedDraft(): Record<string, unknown> {
  try {
    return Object(JSON.parse(localStorage.getItem(storageKey) ?? ''))
  } catch {
    return {}
  }
}
