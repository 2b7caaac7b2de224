export const words = {
  erased: 'Erased. Until you leave this page, you can bring it back.',
  bringBack: 'Bring it back',
  isBack: 'It is back.',
  /** After something else had been typed. */
  isSwapped: 'It is back, in place of what you wrote since. You can bring that back too.',
}
