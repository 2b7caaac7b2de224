import { IslandLoader } from '../../ui/island.tsx'
import { tools } from '../tool.ts'

/** A path is a scope: what begins with it. Town pages are below /city/. */
const scopes = [...Object.values(tools).map(({ path }) => path), '/city/']

/** On the pages that are kept for later, and on no other. */
export function Offline() {
  return (
    <>
      <link rel="manifest" href="/site.webmanifest" />
      <IslandLoader />
      <div hidden data-offline={scopes.join(' ')} />
    </>
  )
}
