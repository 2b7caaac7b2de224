import { type FieldName, fieldNames } from '../story-fields.ts'

// What was typed stays on this device until it has been sent. Photos are too large to be kept.
const storageKey = 'story-draft'

export function saveDraft(form: HTMLFormElement) {
  const data = new FormData(form)
  const texts = fieldNames.map((name) => [name, String(data.get(name) ?? '')])
  try {
    localStorage.setItem(storageKey, JSON.stringify(Object.fromEntries(texts)))
  } catch {
    // No storage: the form works without memory.
  }
}

/** Only into fields that are still empty: what stands there is newer. */
export function restoreDraft(form: HTMLFormElement) {
  const draft = storedDraft()
  for (const name of fieldNames) {
    const value = draft[name]
    if (value) fill(form.elements.namedItem(name), value)
  }
}

export function clearDraft() {
  try {
    localStorage.removeItem(storageKey)
  } catch {
    // Nothing was stored then.
  }
}

function fill(field: Element | RadioNodeList | null, value: string) {
  if (field instanceof RadioNodeList) field.value = value
  else if (field instanceof HTMLInputElement && field.type === 'checkbox') field.checked = true
  else if (isTextField(field) && field.value === '') field.value = value
}

function isTextField(field: unknown): field is HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement {
  return (
    field instanceof HTMLInputElement ||
    field instanceof HTMLTextAreaElement ||
    field instanceof HTMLSelectElement
  )
}

function storedDraft(): Partial<Record<FieldName, string>> {
  try {
    const draft: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '{}')
    if (typeof draft !== 'object' || draft === null) return {}
    return Object.fromEntries(Object.entries(draft).filter(([, value]) => typeof value === 'string'))
  } catch {
    return {}
  }
}
