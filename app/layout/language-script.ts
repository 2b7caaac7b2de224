/**
 * Gives the links to other languages the query of the address, which a cached page does not know, or which the
 * page's own script has changed since.
 * A block, so that no name is left behind in the page; no imports: the build only strips types and shortens it.
 */
{
  const keepQuery = () => {
    for (const link of document.querySelectorAll<HTMLAnchorElement>('.tongue')) link.search = location.search
  }
  keepQuery()
  addEventListener('click', keepQuery, true)
}
