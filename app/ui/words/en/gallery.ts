/** Around the samples. */
export const words = {
  title: 'Gallery',
  scriptForm: 'A form by script',
  toasts: 'Toasts',
  toast: (kind: string) => `A toast that says ${kind}`,
  openDialog: 'Dialog',
  dialog: 'A dialog',
  escape: 'Escape closes it.',
}
