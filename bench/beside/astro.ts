import type { PageParts, Part } from './page-parts.ts'
import { htmlAttribute, sourceOf } from './source.ts'

export const astro = {
  name: 'Astro',
  packages: { astro: '7.3.3', '@astrojs/node': '11.1.6' },
  /** The newest, as 7.3.3 is, whose native parts could be had for ARM too. */
  overrides: { vite: '8.3.5', rolldown: '1.2.15', '@astrojs/compiler-rs': '0.4.1' },
  build: ['node_modules/astro/bin/astro.mjs', 'build'],
  server: 'dist/server/entry.mjs',
  copied: [],
  files,
}

/** Each page twice: made at build time, and under /rendered with every request. */
function files(pages: PageParts[]) {
  return {
    'astro.config.mjs': `import node from '@astrojs/node'
export default { output: 'server', adapter: node({ mode: 'standalone' }) }
`,
    ...Object.assign({}, ...pages.map(pageFiles)),
  }
}

function pageFiles(page: PageParts, number: number): Record<string, string> {
  const folder = `src/page-${number}`
  const parts = [...page.head, ...page.before, ...page.main, ...page.after]
  const tag = (part: Part) => {
    const index = parts.indexOf(part)
    return `<Part${index} words={words[${index}]} />`
  }
  const tags = (list: Part[]) => list.map(tag).join('\n')
  const components = parts.map(({ element }, index) => [
    `${folder}/Part${index}.astro`,
    `---\nconst { words } = Astro.props\n---\n${sourceOf(element, htmlAttribute)}`,
  ])
  const whole = `---
import '../page-${number}.css'
import facts from './facts.json'
import words from './words.json'
${parts.map((_, index) => `import Part${index} from './Part${index}.astro'`).join('\n')}
---
<!doctype html>
<html lang="en">
<head>
${tags(page.head)}
<script is:inline type="application/ld+json" set:html={JSON.stringify(facts)} />
</head>
<body>
${tags(page.before)}
<main id="main" tabindex="-1">
${tags(page.main)}
</main>
${tags(page.after)}
</body>
</html>
`
  return {
    ...Object.fromEntries(components),
    [`src/page-${number}.css`]: page.css,
    [`${folder}/words.json`]: JSON.stringify(parts.map(({ words }) => words)),
    [`${folder}/facts.json`]: page.facts,
    [`${folder}/Page.astro`]: whole,
    [route(page.path)]: routeTo(number, true),
    [route(`/rendered${page.path}`)]: routeTo(number, false),
  }
}

function route(path: string) {
  return `src/pages${path.replace(/\/$/, '')}/index.astro`
}

function routeTo(number: number, isKept: boolean) {
  return `---
import Page from '/src/page-${number}/Page.astro'
export const prerender = ${isKept}
---
<Page />
`
}
