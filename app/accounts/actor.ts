import type { RouterContextProvider } from 'react-router'
import type { Actor } from '../audit/audit.ts'
import { requestContext } from '../platform/context.ts'
import { adminContext } from './context.ts'

/** Who acts, and from where: the admin whom the guard has let in. */
export function actorOf(context: Pick<RouterContextProvider, 'get'>): Actor {
  return { actor: context.get(adminContext).email, address: context.get(requestContext).address }
}
