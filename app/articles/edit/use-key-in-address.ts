import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'

/** A new article keeps its key in the address: a reload finds its unsaved text again. */
export function useKeyInAddress(isNew: boolean, draftKey: string) {
  const navigate = useNavigate()
  const { search } = useLocation()
  useEffect(() => {
    const asked = new URLSearchParams(search)
    if (!isNew || asked.get('draft') === draftKey) return
    asked.set('draft', draftKey)
    navigate({ search: `?${asked}` }, { replace: true, preventScrollReset: true })
  }, [isNew, draftKey, search, navigate])
}
