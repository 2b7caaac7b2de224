/** The quick part of `npm test` does less of the same. */
export const isQuick = process.env.FAULTS === 'quick'
