/** Style sheets know which tab of the page is shown; this says so to who cannot see it. */
export function tellTab() {
  const tell = () => {
    for (const tab of document.querySelectorAll<HTMLAnchorElement>('.kinds a'))
      tab.ariaCurrent = (tab.hash === '#pages') === (location.hash === '#pages') ? 'true' : null
  }
  tell()
  addEventListener('hashchange', tell)
  return () => removeEventListener('hashchange', tell)
}
