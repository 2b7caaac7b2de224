import { z } from 'zod'

/** What an account may be called: whatever a form takes for one, sign-in and links to a new password take too. */
export const AccountEmail = z.email().max(254)
