export const minPasswordLength = 12
export const maxPasswordLength = 128

export type PasswordProblem = 'too-short' | 'too-long'

export function passwordProblem(password: string): PasswordProblem | null {
  if (password.length < minPasswordLength) return 'too-short'
  return password.length > maxPasswordLength ? 'too-long' : null
}
