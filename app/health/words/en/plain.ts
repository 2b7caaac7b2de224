/** Each is a thousand of the one before. */
const units = ['bytes', 'kB', 'MB', 'GB', 'TB']

export const words = {
  size: (amount: string, unit: number) => `${amount} ${units[unit]}`,
  moment: (minute: string) => `${minute} UTC`,
}
