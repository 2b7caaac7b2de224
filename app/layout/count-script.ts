/**
 * Tells the server which application or call link was followed, and that a page fetched ahead is now looked at.
 * Nothing about who; nothing at all where the browser asks not to be tracked.
 * A block, so that no name is left behind in the page; no imports: the build only strips types and shortens it.
 */
{
  const browser: Navigator & { doNotTrack?: unknown; globalPrivacyControl?: boolean } = navigator
  const fetchedAhead: Document & { prerendering?: boolean } = document

  const tell = (what: Record<string, string>) => {
    if (browser.doNotTrack !== '1' && !browser.globalPrivacyControl)
      browser.sendBeacon('/count', new URLSearchParams({ ...what, p: location.pathname }))
  }
  const tellView = () => tell({ e: 'view' })

  addEventListener('click', ({ target }) => {
    // Clicks happen on elements.
    const link = (target as Element).closest("a[target=_blank],a[href^='tel:']")
    if (link) tell({ h: link.getAttribute('href') ?? '' })
  })

  const navigation: (PerformanceEntry & { deliveryType?: string }) | undefined =
    performance.getEntriesByType('navigation')[0]
  if (fetchedAhead.prerendering) fetchedAhead.addEventListener('prerenderingchange', tellView)
  else if (navigation?.deliveryType === 'navigational-prefetch') tellView()
}
