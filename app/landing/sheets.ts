import type { Sheet } from '../ui/style.tsx'
import homeList from './sheets/home.css?raw'
import homeUrl from './sheets/home.css?url'
import stateList from './sheets/state.css?raw'
import stateUrl from './sheets/state.css?url'
import townList from './sheets/town.css?raw'
import townUrl from './sheets/town.css?url'

/**
 * The styles of what stands below the hero, for the kinds of pages that would be too long with them inside. What
 * a sheet leaves out travels inside the page: right as well, only longer.
 */
export const sheets = {
  home: sheet(homeUrl, homeList),
  state: sheet(stateUrl, stateList),
  town: sheet(townUrl, townList),
} satisfies Record<string, Sheet>

export type SheetName = keyof typeof sheets

/** A style is called like its file. */
function sheet(url: string, list: string): Sheet {
  return { url, holds: new Set([...list.matchAll(/\/([\w-]+)\.css"/g)].map(([, name = '']) => name)) }
}
