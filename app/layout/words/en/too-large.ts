export const words = {
  title: 'Too large',
  text: 'That is more than this page takes. Nothing was saved.',
  back: 'Back to the form',
}
