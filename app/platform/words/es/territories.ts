import type { words as en } from '../en/territories.ts'

export const words: typeof en = {
  PR: 'Puerto Rico',
  GU: 'Guam',
  VI: 'las Islas Vírgenes de EE. UU.',
  AS: 'Samoa Americana',
  MP: 'las Islas Marianas del Norte',
}
