/** For a form that was not sent, or was not answered: it stays until one is. */
export const notSentToast = { id: 'not-sent', duration: Number.POSITIVE_INFINITY }
