import { useEffect, useRef } from 'react'

/** For a form that was refused: the first field with a problem takes the focus. Each answer is an object of its own. */
export function useFirstProblem<Holder extends HTMLElement = HTMLFormElement>(
  answer: object | null | undefined,
) {
  const holder = useRef<Holder>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same problem may come with the next answer too
  useEffect(() => holder.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus(), [answer])
  return holder
}
