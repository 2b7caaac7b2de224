import { adminAddresses } from '../../app/site/admin-addresses.ts'

/** Who may use each page of the admin area, as the program's own table says. */
export const neededRole = Object.fromEntries(adminAddresses.map(({ path, role }) => [path, role ?? 'owner']))
