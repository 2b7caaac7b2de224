/** What is typed as the second step: a code of the app, or one from the list on paper. */
export const codeKinds = ['app', 'backup'] as const
export type CodeKind = (typeof codeKinds)[number]

const appDigits = 6

/** As it was made, however it was typed: 'ABCDE 23456' is the backup code 'abcde-23456'. */
export function plainCode(typed: string) {
  const signs = typed.toLowerCase().replace(/[\s-]/g, '')
  if (signs.length <= appDigits) return signs
  return `${signs.slice(0, 5)}-${signs.slice(5, 20)}`
}
