import { isReserved } from '../site/find-address.ts'
import { loggedPath } from '../site/logged-path.ts'
import { maxPathLength } from './address.ts'

/** Where everything is counted that only looks for holes in other people's programs. */
export const probes = '(probes)'

const probe =
  /\.(php\d?|phtml|aspx?|jspx?|cgi|sql|bak|old|ini|ya?ml|log|zip|gz|tar|rar|7z|env|sh|exe|dll)(\/|$)|(^|\/)(\.|wp-|wp\/|wordpress|xmlrpc|phpmyadmin|pma\/|cgi-bin|vendor\/|actuator|solr|boaform|hnap1|owa\/|manager\/html|server-status|_ignition|telescope|autodiscover)/i

// Browsers and pages ask for these by themselves: nobody follows a link to them.
const partOfPages = /\.(js|mjs|css|map|png|jpe?g|gif|svg|webp|avif|ico|woff2?|json|xml|txt|webmanifest)$/i

/** The line of the report an address is noted on; null when it is not noted at all. */
export function missingLine(pathname: string): string | null {
  if (probe.test(pathname)) return probes
  // No redirect can be made of a longer one.
  if (pathname.length > maxPathLength) return null
  if (isReserved(pathname) || partOfPages.test(pathname)) return null
  // A mistyped link to a draft or a private page still holds its secret.
  return loggedPath(pathname) === pathname ? pathname : null
}
