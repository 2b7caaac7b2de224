import type { Role } from '../db/vocabulary.ts'

/** A signed-in admin, without anything secret. */
export type Admin = { id: string; email: string; name: string; role: Role; sessionId: string }
