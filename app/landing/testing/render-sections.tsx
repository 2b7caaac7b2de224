import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import type { Site } from '../../site/site.ts'
import { SectionView } from '../landing-page.tsx'
import type { Section } from '../sections.ts'

/** Sections as a page has them, without the page around them: a whole page takes twenty times as long. */
export function renderSections(sections: Section[], site: Site) {
  // biome-ignore lint/suspicious/noArrayIndexKey: rendered once
  const element = sections.map((section, index) => <SectionView key={index} section={section} />)
  const router = createMemoryRouter([{ id: 'root', path: '/', element }], {
    hydrationData: { loaderData: { root: { site } } },
  })
  return renderToStaticMarkup(<RouterProvider router={router} />)
}
