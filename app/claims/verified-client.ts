/** Stands on a story that came by a client's own link, and on no other. */
export const verifiedLabel = 'Verified client'

/** What we know, and no more. */
export const verifiedMeaning = `“${verifiedLabel}” means that the story came by a personal link which we gave to somebody whose application with us was approved.`
