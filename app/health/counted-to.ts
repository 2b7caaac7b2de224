/** Counted no further: that is too many in any case. */
export const countedTo = 100

/** Errors that are remembered. */
export const errorsKept = 20
