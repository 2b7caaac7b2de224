/**
 * After Reload and Back the browser itself fills in fields, Firefox also with answers that were erased or corrected
 * since. Islands would take these for typed: they begin as the server sent them, and what is stored counts. Photos,
 * which are stored nowhere, stay.
 */
export function resetRestored() {
  // TypeScript does not know that entries of this type are timings.
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (visit?.type === 'navigate') return
  // Each has a value or options; only inputs can be checked.
  for (const field of document.querySelectorAll(
    ':is([data-island], [data-live]) :is(input, textarea, select)',
  ))
    reset(field as HTMLInputElement | HTMLSelectElement)
}

function reset(field: HTMLInputElement | HTMLSelectElement) {
  if ('options' in field) for (const option of field.options) option.selected = option.defaultSelected
  else if (/box|radio/.test(field.type)) field.checked = field.defaultChecked
  else if (field.type !== 'file') field.value = field.defaultValue
}
