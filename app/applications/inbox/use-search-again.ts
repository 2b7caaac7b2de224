import { useLayoutEffect } from 'react'
import { useLocation, useSubmit } from 'react-router'
import { actions } from './places.ts'

/** Back and reload ask again. The words stand in no address: this tab alone remembers them, each with its page. */
export function useSearchAgain(typed: string | undefined) {
  const { key } = useLocation()
  const submit = useSubmit()
  // Before the answer is painted: who reloads the moment it stands there finds its words kept.
  useLayoutEffect(() => {
    if (typed !== undefined) return keep(key, typed)
    const q = keptAt(key)
    if (q) submit({ q }, { method: 'post', action: actions.search, replace: true, preventScrollReset: true })
  }, [key, typed, submit])
}

const nameOf = (key: string) => `inbox-search:${key}`
/** Every page that was opened by its address has this key: it tells none from the other. */
const sharedKey = 'default'

function keep(key: string, typed: string) {
  if (key === sharedKey) return
  try {
    sessionStorage.setItem(nameOf(key), typed)
  } catch {
    // Where nothing may be stored, Back shows an empty search.
  }
}

function keptAt(key: string) {
  try {
    return sessionStorage.getItem(nameOf(key))
  } catch {
    return null
  }
}
