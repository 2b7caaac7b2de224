import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/**
 * The router moves no focus, and says nothing. On another page its heading takes the focus; when what had the focus
 * is removed, the nearest heading before it does.
 */
export function usePageFocus() {
  const { pathname, hash } = useLocation()
  const last = useRef(pathname)
  useEffect(() => {
    if (last.current === pathname) return
    last.current = pathname
    if (!isTaken()) focusOn(document.getElementById(hash.slice(1)) ?? pageHeading())
  }, [pathname, hash])
  useEffect(watchRemovals, [])
}

/** By a field or the application that was opened; a link or button is what was pressed on the page before. */
function isTaken() {
  const active = document.activeElement
  return Boolean(active?.closest('main')) && !active?.matches('main, a, button')
}

/** Effects of the page that move the focus themselves have run by then. */
const effectsMs = 100

function watchRemovals() {
  let held: Element | null = null
  let headings: HTMLElement[] = []
  const hold = ({ target }: FocusEvent) => {
    if (!(target instanceof Element)) return
    held = target
    headings = headingsBefore(target)
  }
  // A click beside everything: it is nowhere because somebody wants it there.
  const letGo = () =>
    queueMicrotask(() => {
      if (held?.isConnected && isNowhere()) held = null
    })
  const rescue = () => {
    if (isNowhere()) focusOn(headings.findLast(isShown) ?? pageHeading())
  }
  const observer = new MutationObserver(() => {
    if (!held || held.isConnected) return
    held = null
    setTimeout(rescue, effectsMs)
  })
  observer.observe(document.body, { childList: true, subtree: true })
  document.addEventListener('focusin', hold)
  document.addEventListener('focusout', letGo)
  return () => {
    observer.disconnect()
    document.removeEventListener('focusin', hold)
    document.removeEventListener('focusout', letGo)
  }
}

function isNowhere() {
  return document.activeElement === document.body || document.activeElement === null
}

function headingsBefore(element: Element) {
  const all = [...document.querySelectorAll<HTMLElement>('main :is(h1, h2, h3)')]
  return all.filter((one) => one.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING)
}

/** Neither removed nor in a dialog that is shut. */
function isShown(element: Element) {
  return element.getClientRects().length > 0
}

/** For a page that stands outside of the frame: an error. */
export function focusHeading() {
  focusOn(pageHeading())
}

function pageHeading() {
  return document.querySelector<HTMLElement>('main h1')
}

function focusOn(element: HTMLElement | null) {
  if (!element) return
  if (element.tabIndex < 0) element.tabIndex = -1
  // Where the page is scrolled to is the router's to decide.
  element.focus({ preventScroll: true })
}
