import { createContext } from 'react-router'
import type { Admin } from './admin.ts'
import type { Auth } from './auth.server.ts'

export const authContext = createContext<Auth>()

/** Who asks, at every address of the admin area; null without a session. */
export const viewerContext = createContext<Admin | null>()

/** Whom the guard has let in. Where it let nobody in, asking for this throws. */
export const adminContext = createContext<Admin>()
