import { parseArgs } from 'node:util'
import { z } from 'zod'
import { type Role, roles } from '../../db/vocabulary.ts'
import { AccountEmail } from '../account-email.ts'

export const usage = `Usage: npm run admin -- create <e-mail> [--role ${roles.join('|')}] [--name <name>]
       npm run admin -- reset <e-mail> [--two-factor-off]
       npm run admin -- disable|enable <e-mail>
       npm run admin -- list`

export type AdminArguments =
  | { verb: 'create'; email: string; role: Role; name: string }
  | { verb: 'reset'; email: string; isTwoFactorOff: boolean }
  | { verb: 'disable' | 'enable'; email: string }
  | { verb: 'list' }

/** Its message is the one line the owner sees. */
export class WrongArgument extends Error {}

const KnownRole = z.enum(roles)

/** Null when the command is not one we know. */
export function parseArguments(args: string[]): AdminArguments | null {
  const parsed = split(args)
  if (!parsed) return null
  const [verb, email, ...more] = parsed.positionals
  const { 'two-factor-off': isTwoFactorOff = false, ...about } = parsed.values
  if (isTwoFactorOff && verb !== 'reset') return null
  const options = Object.keys(about).length
  if (verb === 'list') return email === undefined && options === 0 ? { verb } : null
  if (!email || more.length > 0) return null
  if (verb === 'create') return create(email, about)
  if (options > 0) return null
  if (verb === 'reset') return { verb, email: email.toLowerCase(), isTwoFactorOff }
  return verb === 'disable' || verb === 'enable' ? { verb, email: email.toLowerCase() } : null
}

function create(email: string, { role = 'owner', name }: { role?: string; name?: string }): AdminArguments {
  const known = KnownRole.safeParse(role)
  if (!known.success) throw new WrongArgument(`The role ${role} is unknown: it is ${roles.join(', ')}`)
  if (!AccountEmail.safeParse(email).success) throw new WrongArgument(`${email} is not an e-mail address`)
  const [local = email] = email.split('@')
  return { verb: 'create', email: email.toLowerCase(), role: known.data, name: name?.trim() || local }
}

function split(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        role: { type: 'string' },
        name: { type: 'string' },
        'two-factor-off': { type: 'boolean' },
      },
    })
  } catch {
    return null
  }
}
