import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'

/** A new article keeps its key in the address: a reload finds its unsaved text again. */
export function useKeyInAddress(isNew: boolean, draftKey: string) {
  const navigate = useNavigate()
  const { search } = useLocation()
  useEffect(() => {
    if (!isNew || new URLSearchParams(search).get('draft') === draftKey) return
    navigate({ search: `?draft=${draftKey}` }, { replace: true, preventScrollReset: true })
  }, [isNew, draftKey, search, navigate])
}
