/** The step that the present entry of the browser's history stands for: `parse` is given undefined where it has none. */
export function stepInHistory<Step>(name: string, parse: (stored: unknown) => Step | null) {
  return parse(history.state?.[name])
}

/** Back and forward show the step of the entry they lead to. Returns what ends it. */
export function followHistory<Step>(
  name: string,
  parse: (stored: unknown) => Step | null,
  now: () => Step,
  show: (step: Step) => void,
) {
  const follow = () => {
    const there = stepInHistory(name, parse)
    // An entry without a step is new, made by a link within the page: the form stays as it is.
    if (!there) history.replaceState({ [name]: now() }, '')
    else if (there !== now()) show(there)
  }
  addEventListener('popstate', follow)
  return () => removeEventListener('popstate', follow)
}
