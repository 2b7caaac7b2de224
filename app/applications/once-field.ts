/** A hidden field with a key that the page made: what is sent twice with it is stored once. */
export const onceField = 'once'
