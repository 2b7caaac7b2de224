import { createContext } from 'react-router'
import type { ServerFacts } from './server-facts.ts'

export const factsContext = createContext<ServerFacts>()
