import { createContext } from 'react-router'
import type { BackupMaker } from './backup-maker.server.ts'

export const backupContext = createContext<BackupMaker>()
