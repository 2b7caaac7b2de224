import { fieldNames } from '../story-fields.ts'
import { formTokenField, type PhotoField } from './submission.ts'

// What was typed stays on this device until it has been sent, with the form's token: sent once more after a reload it
// is the same story. Photos are too large to be kept; which there were is noted.
export const storageKey = 'story-draft'

export function saveDraft(
  form: HTMLFormElement,
  photos: Iterable<PhotoField>,
  names: string[] = [...fieldNames, formTokenField],
) {
  const data = new FormData(form)
  const texts = names.map((name) => [name, String(data.get(name) ?? '')])
  try {
    localStorage.setItem(storageKey, JSON.stringify({ ...Object.fromEntries(texts), photos: [...photos] }))
  } catch {
    // No storage: the form works without memory.
  }
}

/**
 * Only into fields that are still empty, and choices of which none was made anew: what stands there is newer.
 * Returns the token of the draft, and the photos that are missing.
 */
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
  return {
    token: String(draft[formTokenField] ?? ''),
    photos: fields
      .filter(({ type, name, value }) => type === 'file' && !value && String(draft.photos).includes(name))
      .map(({ name }) => name as PhotoField),
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
