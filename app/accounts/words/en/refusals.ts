import type { PasswordProblem } from '../../password-rules.ts'

const newPassword = {
  'too-short': (least: number) => `Please use at least ${least} characters.`,
  'too-long': (most: number) => `Please use at most ${most} characters.`,
} satisfies Record<PasswordProblem, (limit: number) => string>

export const words = {
  /** The same words for an unknown e-mail and a wrong password. */
  refused: 'Invalid credentials. Please try again.',
  limited: (wait: string) => `Too many attempts. Please try again in ${wait}.`,
  /** The same words for a code that is wrong, too old or used. */
  wrongCode: 'That code did not work. Please try again.',
  wrongPassword: 'That is not your current password.',
  sameAsBefore: 'Please choose another password than your current one.',
  notTheSame: 'The two new passwords are not the same.',
  newPassword,
}
