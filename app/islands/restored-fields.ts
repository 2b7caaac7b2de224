/**
 * After Reload and Back the browser itself fills in fields, Firefox also with answers that were erased or corrected
 * since. Islands would take these for typed. Where one was hydrated before in this tab, everything typed is stored, and
 * its fields begin as the server sent them; else they hold the only copy. Photos, which are stored nowhere, stay.
 */
export function resetRestored() {
  // TypeScript does not know that entries of this type are timings.
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (!visit || visit.type === 'navigate') return
  // What the answer of a live form answers is in its address.
  let places = '[data-live]'
  try {
    if (sessionStorage.getItem(location.pathname)) places += ',[data-island]'
  } catch {}
  // Each has a value or options; only inputs can be checked.
  for (const field of document.querySelectorAll(`:is(${places}) :is(input,textarea,select)`))
    if (field !== document.activeElement) reset(field as HTMLInputElement | HTMLSelectElement)
}

/** Not where storage is forbidden: there nothing that is typed is kept. */
export function noteHydrated() {
  try {
    sessionStorage.setItem(location.pathname, '1')
  } catch {}
}

function reset(field: HTMLInputElement | HTMLSelectElement) {
  if ('options' in field) for (const option of field.options) option.selected = option.defaultSelected
  else if (/box|radio/.test(field.type)) field.checked = field.defaultChecked
  else if (field.type !== 'file') field.value = field.defaultValue
}
