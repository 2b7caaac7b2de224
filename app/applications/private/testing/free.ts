const yes = async () => true

/** What a private page is opened with on a network that is far from its limits. */
export const free = { mayMail: yes, mayTell: yes, mayWrite: yes, mayChange: yes }
