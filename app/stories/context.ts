import { createContext } from 'react-router'
import type { Desk } from './desk.server.ts'

export const deskContext = createContext<Desk>()
