import { createContext } from 'react-router'
import type { Imports } from './import/imports.server.ts'

export const importsContext = createContext<Pick<Imports, 'begin' | 'report'>>()
