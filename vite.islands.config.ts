import { existsSync, readFileSync } from 'node:fs'
import { defineConfig, type Plugin } from 'vite'
import { lightningcss } from './browsers.ts'

/**
 * The islands are a build of their own: one tiny loader and a chunk per island,
 * so that React Router's client code never reaches a public page.
 */
export default defineConfig({
  base: '/islands/',
  publicDir: false,
  plugins: [bareImports(), stylesFromServer()],
  css: { transformer: 'lightningcss', lightningcss },
  build: {
    outDir: 'build/islands',
    emptyOutDir: true,
    manifest: 'manifest.json',
    target: 'es2022',
    cssMinify: 'lightningcss',
    modulePreload: false,
    rolldownOptions: {
      input: 'app/islands/loader.ts',
      output: {
        entryFileNames: '[name]-[hash].js',
        chunkFileNames: '[name]-[hash].js',
        assetFileNames: '[name]-[hash][extname]',
      },
    },
  },
})

/** Vite's helper preloads the CSS of dynamic imports; ours carry their CSS as text, and the helper is twice the loader. */
function bareImports(): Plugin {
  return {
    name: 'bare-imports',
    enforce: 'pre',
    load: (id) =>
      id.includes('vite/preload-helper') ? 'export const __vitePreload = (load) => load()' : undefined,
  }
}

/**
 * Every island is drawn on the server first, with the CSS of its fields and buttons in the page; a tool with most of its own.
 * It need not come a second time: React keeps the style that is there. What may appear later brings its CSS along.
 */
function stylesFromServer(): Plugin {
  const inThePage =
    /\/app\/(?:tools\/(?!letters\/letter-).{1,200}|ui\/(?:button|card|choice-group|field))\.css\?inline$/
  return {
    name: 'styles-from-server',
    enforce: 'pre',
    load: (id) => (inThePage.test(id) ? '/* in the page */' : undefined),
  }
}

const virtualId = 'virtual:island-loader'

/** `import loaderUrl from 'virtual:island-loader'`: the hashed address of the loader, or its source in development. */
export function islandLoaderUrl(): Plugin {
  let isDevelopment = false
  return {
    name: 'island-loader-url',
    configResolved: (config) => {
      isDevelopment = config.command === 'serve' && config.mode === 'development'
    },
    resolveId: (id) => (id === virtualId ? `\0${virtualId}` : undefined),
    load: (id) => {
      if (id !== `\0${virtualId}`) return
      return `export default ${JSON.stringify(isDevelopment ? '/app/islands/development.ts' : builtLoader())}`
    },
  }
}

function builtLoader() {
  const file = 'build/islands/manifest.json'
  if (!existsSync(file)) return '/islands/loader.js'
  const manifest: Record<string, { file: string }> = JSON.parse(readFileSync(file, 'utf8'))
  return `/islands/${manifest['app/islands/loader.ts']?.file}`
}
