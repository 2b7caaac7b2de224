/** What may point to a robot, for whoever reads it. */
export const words = {
  'honeypot-filled': 'Filled in a field that people do not see',
  'no-token': 'Sent without opening the form',
  'forged-token': 'Sent with a changed form',
  'too-fast': 'Sent less than three seconds after the form first reached our server',
  'too-old': 'The form was open for more than a day',
  links: 'Contains a link',
  'many-links': 'Contains several links',
  markup: 'Contains HTML or forum code',
  'spam-words': 'Contains words that are common in spam',
  'all-capitals': 'Written in capitals',
  'repeated-words': 'Says the same words over and over',
  'copied-text': 'The same text was sent before',
}
