import { createContext } from 'react-router'
import type { Visits } from './visits.server.ts'

export const visitsContext = createContext<Pick<Visits, 'happened' | 'stepped'>>()
