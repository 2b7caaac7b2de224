/** How long the link of an invitation works. */
export const linkDays = 3
