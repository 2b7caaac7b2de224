import { useLayoutEffect } from 'react'
import { useLocation, useSubmit } from 'react-router'
import { readText, write } from '../../platform/device-store.ts'
import { actions } from './places.ts'

/** Back and reload ask again. The words stand in no address: this tab alone remembers them, each with its page. */
export function useSearchAgain(typed: string | undefined) {
  const { key } = useLocation()
  const submit = useSubmit()
  // Before the answer is painted: who reloads the moment it stands there finds its words kept.
  useLayoutEffect(() => {
    if (typed !== undefined) return keep(key, typed)
    const q = readText('sessionStorage', nameOf(key))
    if (q) submit({ q }, { method: 'post', action: actions.search, replace: true, preventScrollReset: true })
  }, [key, typed, submit])
}

const nameOf = (key: string) => `inbox-search:${key}`
/** Every page that was opened by its address has this key: it tells none from the other. */
const sharedKey = 'default'

function keep(key: string, typed: string) {
  // Where nothing may be stored, Back shows an empty search.
  if (key !== sharedKey) write('sessionStorage', nameOf(key), typed)
}
