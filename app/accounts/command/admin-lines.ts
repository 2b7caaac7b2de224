import type { Role } from '../../db/vocabulary.ts'

type Row = {
  email: string
  role: Role
  disabled: boolean
  hasSecondFactor: boolean
  lastSignInAt: Date | null
}

/** A table for the screen. */
export function adminLines(admins: Row[]): string[] {
  if (admins.length === 0) return ['There are no admins yet.']
  const rows = [
    ['E-mail', 'Role', 'State', 'Two-factor', 'Last sign-in (UTC)'],
    ...admins.map((admin) => [
      admin.email,
      admin.role,
      admin.disabled ? 'disabled' : 'active',
      admin.hasSecondFactor ? 'on' : 'off',
      admin.lastSignInAt?.toISOString().slice(0, 16).replace('T', ' ') ?? 'never',
    ]),
  ]
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? []
  return rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  )
}
