import { useEffect, useRef } from 'react'

/** For a form that was refused: the first field with a problem takes the focus. */
export function useFirstProblem(errors: object) {
  const form = useRef<HTMLFormElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer brings errors of its own
  useEffect(() => form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus(), [errors])
  return form
}
