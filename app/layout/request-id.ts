import { createContext } from 'react'

/** The reference an error page shows, the same as in the log. */
export const RequestIdContext = createContext('')
