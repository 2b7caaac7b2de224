import type { ReactNode } from 'react'

export const words = {
  name: 'Sitemap',
  description:
    'All pages of the site: programs, policies, 50 states, cities and neighborhoods, as a list to read and as XML for search engines.',
  totals: { mainPages: 'Main pages', cities: 'City pages', subCities: 'Sub-city pages' },
  kinds: 'Kinds of sitemap',
  xml: 'XML Sitemap (Google)',
  pages: 'HTML Sitemap (Users)',
  mainPages: 'Main pages',
  cities: (shown: number, all: string) => `Cities: the first ${shown} of ${all}`,
  subCities: (shown: number, all: string) => `Neighborhoods: the first ${shown} of ${all}`,
  addresses: (count: string, file: ReactNode) => (
    <>
      {count} addresses for search engines. {file} names a file of them for each state and starts like this:
    </>
  ),
  download: 'Download',
}
