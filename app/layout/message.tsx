import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { toast } from 'sonner'
import { withoutSaid } from '../platform/said-parameter.ts'
import { useWords } from '../ui/language.ts'
import { Notice } from '../ui/notice.tsx'
import { messageWords } from './message-words.ts'
import { messageFrom } from './messages.ts'

/** What the last form led to, as a toast; where no JavaScript runs, as a notice in the page. */
export function Message() {
  const { pathname, search, hash, key } = useLocation()
  const navigate = useNavigate()
  const shown = useRef('')
  const message = messageFrom(new URLSearchParams(search), useWords(messageWords))

  useEffect(() => {
    if (!message || shown.current === key) return
    shown.current = key
    toast[message.kind](message.text)
    // Once said, it is not part of the address any more: a reload would say it again.
    // Nothing is read for it anew: a form that is sent meanwhile would be answered at this address, and say it again.
    navigate(
      { pathname, search: withoutSaid(search), hash },
      { replace: true, preventScrollReset: true, defaultShouldRevalidate: false },
    )
  }, [message, key, pathname, search, hash, navigate])

  if (!message) return null
  return (
    <noscript>
      <Notice kind={message.kind} wide>
        {message.text}
      </Notice>
    </noscript>
  )
}
