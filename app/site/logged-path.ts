import { pathForLog } from '../platform/logged-path.ts'
import { secretPlaces } from './find-address.ts'

/** Links of old mails lead here. */
const formerly = [['my-story']]

/** The path of a request target as a log or a list may hold it. */
export function loggedPath(target = ''): string {
  return pathForLog(target, [...secretPlaces, ...formerly])
}
