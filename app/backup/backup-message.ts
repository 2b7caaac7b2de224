import { z } from 'zod'

/** What the process that makes a backup is told. */
export const BackupOrder = z.object({
  dataDir: z.string(),
  databaseUrl: z.string().optional(),
  file: z.string(),
})

export type BackupOrder = z.infer<typeof BackupOrder>

/** What it says: how far it is, and how it ended. */
export const BackupMessage = z.union([
  z.object({ percent: z.number() }),
  z.object({ made: z.object({ at: z.iso.datetime(), bytes: z.number() }) }),
  z.object({ problem: z.string() }),
])

export type BackupMessage = z.infer<typeof BackupMessage>
