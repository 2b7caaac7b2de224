import { publicAddresses } from '../../site/addresses.ts'

/** A sample of every page that is told in every language. */
export const translatedPages = publicAddresses
  .filter(({ isTranslated }) => isTranslated)
  .flatMap(({ samples }) => samples.flatMap(({ paths }) => paths))

/** What is shown where there is no page, and where one fails. */
export const failedPages = ['/no-such-page', '/broken']
