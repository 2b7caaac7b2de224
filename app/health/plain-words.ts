const units = ['bytes', 'kB', 'MB', 'GB', 'TB']

export function sizeWords(bytes: number) {
  const step = Math.min(units.length - 1, Math.max(0, Math.floor(Math.log10(Math.max(1, bytes)) / 3)))
  const amount = bytes / 1000 ** step
  return `${step > 0 && amount < 10 ? amount.toFixed(1) : Math.round(amount)} ${units[step]}`
}

/** To the minute, in a zone that needs no asking. */
export function momentWords(moment: Date) {
  return `${moment.toISOString().slice(0, 16).replace('T', ' ')} UTC`
}
