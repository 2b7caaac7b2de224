/** What the mail server does, by its name. */
export const words = {
  mailServer: 'the mail server',
  refused: (host: string) => `${host} does not take the name or the password.`,
  unknown: (host: string) => `There is no mail server with the name ${host}.`,
  late: (host: string) => `${host} does not answer in time.`,
  notSecure: (host: string) => `No secure connection to ${host} came about.`,
  noMailServer: (host: string) => `${host} does not answer as a mail server does.`,
  nobody: (host: string) => `Nobody answers at ${host}.`,
  other: (host: string, code: string) => `${host} could not be asked${code ? ` (${code})` : ''}.`,
}
