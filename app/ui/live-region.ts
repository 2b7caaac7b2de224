/** A live region says what is put into it; what comes together with it is not heard. */
export const knownMs = 150
