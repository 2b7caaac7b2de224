import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { defineConfig, type Plugin } from 'vite'
import { inEachLanguage, isLanguage, type Language, languages } from './app/platform/language.ts'
import { lightningcss } from './browsers.ts'

const react = /node_modules\/(?:react|react-dom|scheduler)\/|^\0by-name:/

const toolParts =
  /\/app\/(?:tools\/(?:ask-card|erase-button|on-device|part-words|tick-list|toggled|use-kept|use-loaded|words\/..\/parts)|ui\/(?:print-button|print-words|words\/..\/print))\.tsx?$/

const formParts =
  /\/app\/ui\/(?:asked|button|card|choice|choice-group|field|language|offer-back|style|words)(?:\.\w+|\/..\.ts)|\/app\/platform\/(?:language|words)(?:\.ts|\/)/

/**
 * The islands are a build of their own: one tiny loader and a chunk per island,
 * so that React Router's client code never reaches a public page. There is one for each language (`--mode es`), with
 * its words alone; what holds no words comes out of each the same, under the same name.
 */
export default defineConfig(({ mode }) => ({
  base: '/islands/',
  publicDir: false,
  // What React's developer tools need, and nobody else: 265 bytes, compressed.
  define: { __REACT_DEVTOOLS_GLOBAL_HOOK__: 'undefined' },
  plugins: [bareImports(), reactByName(), stylesFromServer(), wordsOf(languageFrom(mode))],
  css: { transformer: 'lightningcss', lightningcss },
  build: {
    outDir: 'build/islands',
    emptyOutDir: false,
    manifest: `manifest.${languageFrom(mode)}.json`,
    target: 'es2022',
    cssMinify: 'lightningcss',
    modulePreload: false,
    rolldownOptions: {
      input: 'app/islands/loader.ts',
      // A name of React that nobody imports is left out.
      treeshake: { propertyReadSideEffects: false },
      output: {
        entryFileNames: '[name]-[hash].js',
        chunkFileNames: '[name]-[hash].js',
        assetFileNames: '[name]-[hash][extname]',
        // React is the same in every language and release, and stays in the browser's cache. What every form is made of
        // comes in one file beside it, and what tools share in another: on a slow line each request costs more than a kilobyte.
        codeSplitting: {
          groups: [
            { name: 'react', test: react },
            { name: 'parts', test: formParts },
            { name: 'tool-parts', test: toolParts },
          ],
        },
      },
    },
  },
}))

function languageFrom(mode: string): Language {
  return isLanguage(mode) ? mode : 'en'
}

/**
 * React's packages are CommonJS: every file that imports one would wrap it anew, with helpers in a file of their own. Here
 * one module for each wraps it once, beside React, and exports it name by name: a request and a third of a kilobyte less.
 */
function reactByName(): Plugin {
  const prefix = '\0by-name:'
  const require = createRequire(import.meta.url)
  return {
    name: 'react-by-name',
    enforce: 'pre',
    apply: 'build',
    resolveId(source, importer = '') {
      return /^react(-dom)?(\/|$)/.test(source) && !react.test(importer) ? prefix + source : null
    },
    load(id) {
      if (!id.startsWith(prefix)) return null
      const source = id.slice(prefix.length)
      const names = Object.keys(require(source)).filter((name) => name !== 'default')
      const exported = names.map((name) => `export const ${name} = all.${name}`)
      return [`import all from '${source}'`, 'export default all', ...exported].join('\n')
    },
  }
}

/** Whichever language a module asks the words of (`…/words/es.ts`), it gets those of this build. */
function wordsOf(language: Language): Plugin {
  const words = new RegExp(`/words/(?:${languages.join('|')})(?=\\.tsx?$|/)`)
  return {
    name: 'words-of-one-language',
    enforce: 'pre',
    resolveId(source, importer, options) {
      const own = source.replace(words, `/words/${language}`)
      return own === source ? null : this.resolve(own, importer, { ...options, skipSelf: true })
    },
  }
}

/**
 * Vite's helper preloads the CSS of dynamic imports; ours carry their CSS as text, and the helper is twice the loader.
 * Vite leaves imports as they are in workers alone.
 */
function bareImports(): Plugin {
  return {
    name: 'bare-imports',
    enforce: 'pre',
    configResolved: (config) => void Object.assign(config, { isWorker: true }),
  }
}

/**
 * Every island is drawn on the server first, with the CSS of its fields and buttons in the page, and with most of its own.
 * It need not come a second time: React keeps the style that is there. What may appear later brings its CSS along.
 */
function stylesFromServer(): Plugin {
  const inThePage =
    /\/app\/(?:tools\/(?!letters\/letter-).{1,200}|applications\/apply\/(?:apply-form|cost-slip|your-yes)|stories\/submit\/story-form|qualify\/wizard|ui\/(?:button|card|choice-group|field|progress))\.css\?inline$/
  return {
    name: 'styles-from-server',
    enforce: 'pre',
    load: (id) => (inThePage.test(id) ? '/* in the page */' : undefined),
  }
}

type Chunk = { file: string; imports?: string[]; assets?: string[] }
type Manifest = Record<string, Chunk>

/**
 * `virtual:island-loader`: for each language the hashed address of the loader, or its source in development.
 * `virtual:island-files`: those of the files that pages need without a network, and the names of those of each island.
 */
export function islandLoaderUrl(): Plugin {
  let isDevelopment = false
  const modules: Record<string, () => string> = {
    'virtual:island-loader': () =>
      `export default ${inEach((language) => (isDevelopment ? '/app/islands/development.ts' : builtLoader(language)))}`,
    'virtual:island-files': () => {
      const toolFiles = (one: Language) => filesOf(one, /^app\/(islands|tools|ui\/(translated-text|undo))/)
      const townFiles = (one: Language) => filesOf(one, /^app\/landing\/live-sum/)
      return `export const toolFiles = ${inEach((one) => [...new Set([...toolFiles(one), ...townFiles(one)])])}
export const townFiles = ${inEach(townFiles)}
export const islandFiles = ${inEach(islandFiles)}`
    },
  }
  return {
    name: 'island-loader-url',
    configResolved: (config) => {
      isDevelopment = config.command === 'serve' && config.mode === 'development'
    },
    resolveId: (id) => (Object.hasOwn(modules, id) ? `\0${id}` : undefined),
    load: (id) => (id.startsWith('\0virtual:island-') ? modules[id.slice(1)]?.() : undefined),
  }
}

function inEach<Value>(make: (language: Language) => Value) {
  return JSON.stringify(inEachLanguage(make))
}

function builtLoader(language: Language) {
  const { file = 'loader.js' } = readManifest(language)['app/islands/loader.ts'] ?? {}
  return `/islands/${file}`
}

/** Of these sources, with all they import from the start. */
function filesOf(language: Language, sources: RegExp): string[] {
  const manifest = readManifest(language)
  const files = new Set<string>()
  const add = (name: string) => {
    const { file, imports = [], assets = [] } = manifest[name] ?? { file: '' }
    if (file === '' || files.has(file)) return
    files.add(file)
    for (const asset of assets) files.add(asset)
    for (const one of imports) add(one)
  }
  for (const name of Object.keys(manifest)) if (sources.test(name)) add(name)
  return [...files].sort().map((file) => `/islands/${file}`)
}

/** Of an island, by its name: what hydrates it and all it is made of, but for the file that the loader asks for itself. */
function islandFiles(language: Language): Record<string, string[]> {
  const manifest = readManifest(language)
  if (Object.keys(manifest).length === 0) return {}
  const hydrating = 'app/islands/hydrate.tsx'
  const registry = readFileSync('app/islands/registry.ts', 'utf8')
  const imports = registry.matchAll(/^ {2}'?([\w-]+)'?: async \(\) => \(await import\('\.\.\/(.+?)'\)\)/gm)
  const [, tools = ''] = /new Set\((\[.*?\])\)/.exec(registry) ?? []
  return Object.fromEntries(
    [...imports].map(([, name = '', source]) => {
      const early = tools.includes(`'${name}'`) ? '|islands/typed-early.tsx' : ''
      const files = filesOf(language, new RegExp(`^(${hydrating}|app/(${source}${early}))$`))
      const own = files.filter((file) => file !== `/islands/${manifest[hydrating]?.file}`)
      return [name, own.map((file) => file.slice('/islands/'.length))]
    }),
  )
}

function readManifest(language: Language): Manifest {
  const file = `build/islands/manifest.${language}.json`
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
}
