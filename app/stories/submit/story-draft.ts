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
  const hasChosen = [...form.elements].some(
    (field) => isChoice(field) && field.checked !== field.defaultChecked,
  )
  for (const field of form.elements) {
    const value = isField(field) && draft[field.name]
    if (!value) continue
    if (!isChoice(field)) field.value ||= value
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

function isChoice(field: Element): field is HTMLInputElement {
  return field instanceof HTMLInputElement && /^(?:checkbox|radio)$/.test(field.type)
}

function isField(field: Element): field is HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement {
  return (
    field instanceof HTMLInputElement ||
    field instanceof HTMLTextAreaElement ||
    field instanceof HTMLSelectElement
  )
}

function storedDraft(): Partial<Record<string, string>> {
  try {
    const draft: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '{}')
    if (typeof draft !== 'object' || draft === null) return {}
    return Object.fromEntries(Object.entries(draft).filter(([, value]) => typeof value === 'string'))
  } catch {
    return {}
  }
}
