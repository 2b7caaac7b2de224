let savedKey = ''

/** Tells the page that the text it sent was saved, or is not wanted any more. */
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
