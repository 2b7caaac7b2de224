import { maxPasswordLength, minPasswordLength, type PasswordProblem } from './password-rules.ts'

/** The same words for an unknown e-mail and a wrong password. */
export const refusedText = 'Invalid credentials. Please try again.'
export const limitedText = 'Too many attempts. Please wait a few minutes and try again.'
/** The same words for a code that is wrong, too old or used. */
export const wrongCodeText = 'That code did not work. Please try again.'
export const wrongPasswordText = 'That is not your current password.'
export const notTheSameText = 'The two new passwords are not the same.'

export const passwordProblems: Record<PasswordProblem, string> = {
  'too-short': `Please use at least ${minPasswordLength} characters.`,
  'too-long': `Please use at most ${maxPasswordLength} characters.`,
}

export const passwordHint = `At least ${minPasswordLength} characters. A few words in a row are easy to remember.`
