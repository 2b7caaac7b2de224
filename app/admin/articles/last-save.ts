let savedKey = ''

/** Tells the page that stays open that the save it sent was taken. */
export const lastSave = {
  remember(key: string) {
    savedKey = key
  },
  /** True once. */
  take(key: string) {
    const isThis = savedKey === key && key !== ''
    if (isThis) savedKey = ''
    return isThis
  },
}
