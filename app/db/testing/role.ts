import type { DatabaseOptions } from '../database.server.ts'
import { newId } from '../uuid.ts'
import { asAdmin, freshPlace } from './engines.ts'

type RolePlace = {
  role: string
  /** The database as the role that owns the server opens it. */
  ownerOptions: DatabaseOptions
  /** The same as this role opens it. */
  options: DatabaseOptions
  /** Runs statements there as that owner. */
  asAdmin(sql: string): ReturnType<typeof asAdmin>
}

/** A fresh PostgreSQL database, and a role without rights of its own, for the length of `work`. */
export async function withRole(work: (place: RolePlace) => Promise<void>) {
  const place = await freshPlace('postgres')
  const address = place.options.databaseUrl ?? ''
  const role = `role_${newId().replaceAll('-', '')}`
  await asAdmin(`create role ${role} login password 'x'`)
  const databaseUrl = Object.assign(new URL(address), { username: role, password: 'x' }).href
  try {
    await work({
      role,
      ownerOptions: place.options,
      options: { ...place.options, databaseUrl },
      asAdmin: (statements) => asAdmin(statements, address),
    })
  } finally {
    await place.remove()
    await asAdmin(`drop role ${role}`)
  }
}
