import { createContext } from 'react-router'
import type { BackupMaker } from './backup-maker.server.ts'

export const backupContext = createContext<BackupMaker>()

/** Why the password did not open a file; null when there is no such file. */
export const refusalContext = createContext<{ error: string; status: number } | null>(null)
