import type { PageParts, Part } from './page-parts.ts'
import { reactAttribute, sourceOf } from './source.ts'

export const next = {
  name: 'Next',
  packages: { next: '16.4.6', react: '19.3.1', 'react-dom': '19.3.1' },
  overrides: {},
  build: ['node_modules/next/dist/bin/next', 'build'],
  server: '.next/standalone/server.js',
  /** What the standalone server wants beside it. */
  copied: [
    ['public', '.next/standalone/public'],
    ['.next/static', '.next/standalone/.next/static'],
  ],
  files,
}

/** Each page twice: static, and under /rendered with every request. */
function files(pages: PageParts[]) {
  return {
    'next.config.mjs': `export default {
  output: 'standalone', outputFileTracingRoot: import.meta.dirname, turbopack: { root: import.meta.dirname },
}
`,
    'app/layout.jsx': `export default function Layout({ children }) {
  return <html lang="en"><body>{children}</body></html>
}
`,
    ...Object.assign({}, ...pages.map(pageFiles)),
  }
}

function pageFiles(page: PageParts, number: number): Record<string, string> {
  const folder = `parts/page-${number}`
  // Next writes these two itself.
  const head = page.head.filter(({ element: { attributes } }) => {
    return attributes.charSet === undefined && attributes.name !== 'viewport'
  })
  const parts = [...head, ...page.before, ...page.main, ...page.after]
  const tags = (list: Part[]) =>
    list.map((part) => `<Part${parts.indexOf(part)} words={words[${parts.indexOf(part)}]} />`).join('\n')
  const components = parts.map(({ element }, index) => [
    `${folder}/part-${index}.jsx`,
    `export function Part${index}({ words }) {\n  return ${sourceOf(element, reactAttribute)}\n}\n`,
  ])
  const whole = `import '../page-${number}.css'
import facts from './facts.json'
import words from './words.json'
${parts.map((_, index) => `import { Part${index} } from './part-${index}.jsx'`).join('\n')}
export function Page() {
  return <>
${tags(head)}
<script type="application/ld+json" dangerouslySetInnerHTML={{ __html: JSON.stringify(facts) }} />
${tags(page.before)}
<main id="main" tabIndex="-1">
${tags(page.main)}
</main>
${tags(page.after)}
</>
}
`
  return {
    ...Object.fromEntries(components),
    [`parts/page-${number}.css`]: page.css,
    [`${folder}/words.json`]: JSON.stringify(parts.map(({ words }) => words)),
    [`${folder}/facts.json`]: page.facts,
    [`${folder}/page.jsx`]: whole,
    [route(page.path)]: routeTo(page.path, number, 'force-static'),
    [route(`/rendered${page.path}`)]: routeTo(`/rendered${page.path}`, number, 'force-dynamic'),
  }
}

function route(path: string) {
  return `app${path.replace(/\/$/, '')}/page.jsx`
}

function routeTo(path: string, number: number, dynamic: string) {
  const up = '../'.repeat(route(path).split('/').length - 1)
  return `import { Page } from '${up}parts/page-${number}/page.jsx'
export const dynamic = '${dynamic}'
export default Page
`
}
