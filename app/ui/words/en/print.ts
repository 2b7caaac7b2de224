export const words = {
  cannotPrint: 'Did no print window open? Then this app cannot print.',
  openInBrowser: 'Open the page in your browser.',
}
