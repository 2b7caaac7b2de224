export const words = {
  title: 'Too large',
  text: 'That is more than this page takes. Nothing was saved. The Back button of your browser brings back what you wrote.',
  again: 'Open the form anew',
}
