/** What the slip of day one says of the home it is reckoned for, when somebody sets another one. */
export const words = {
  atYourRent: 'at your rent',
  unread: 'Write one amount, such as 1,200.',
  bedrooms: (count: string) => `${count} bedrooms`,
}
