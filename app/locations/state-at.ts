import { askedIn, findAddress } from '../site/find-address.ts'
import { placeAt } from './place-at.ts'
import { resolveState } from './resolve.ts'

/** 'TX' for a page about Texas or a town in it; null for every other page. */
export function stateAt(pathname: string): string | null {
  const { path } = askedIn(pathname)
  const address = findAddress(path)?.path
  if (address === '/state/:state' || address === '/state/:state/towns') {
    const found = resolveState(path.split('/')[2] ?? '')
    return found.kind === 'state' && found.isKnown ? found.state.code : null
  }
  return placeAt(path)?.slice(-2) ?? null
}
