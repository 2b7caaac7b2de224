export const minPasswordLength = 12
export const maxPasswordLength = 128

export type PasswordProblem = 'too-short' | 'too-long'

/** What each of them went beyond. */
export const passwordLimits: Record<PasswordProblem, number> = {
  'too-short': minPasswordLength,
  'too-long': maxPasswordLength,
}

export function passwordProblem(password: string): PasswordProblem | null {
  if (password.length < minPasswordLength) return 'too-short'
  return password.length > maxPasswordLength ? 'too-long' : null
}
