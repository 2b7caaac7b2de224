import { IslandLoader } from '../../ui/island.tsx'
import { useLocalHref } from '../../ui/language.ts'
import { toolNames, toolPaths } from '../tool-paths.ts'

/** A path is a scope: what begins with it. Town pages are below /city/. */
const scopes = [...toolNames.map((name) => toolPaths[name]), '/city/']

/** On the pages that are kept for later, and on no other. */
export function Offline() {
  const local = useLocalHref()
  return (
    <>
      <link rel="manifest" href={local('/site.webmanifest')} />
      <IslandLoader />
      <div hidden data-offline={scopes.map(local).join(' ')} />
    </>
  )
}
