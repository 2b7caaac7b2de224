import { reactRouter } from '@react-router/dev/vite'
import { defineConfig, type Plugin } from 'vite'
import { lightningcss } from './browsers.ts'
import { inlineScript } from './vite.inline-script.ts'
import { islandLoaderUrl } from './vite.islands.config.ts'

/** Loaded as they are: they bring compiled code, or start threads from files of their own. */
const external = ['sharp', 'pg', 'pino', 'nodemailer']

export default defineConfig(({ command }) => ({
  plugins: [reactRouter(), inlineScript(), islandLoaderUrl(), serverEntriesByName(), oneByteSources()],
  css: { transformer: 'lightningcss', lightningcss },
  // Known from the start, so that the development server never reloads a page to bundle them.
  optimizeDeps: { include: ['react', 'react-dom/client', 'react/jsx-dev-runtime', 'sonner', 'lucide-react'] },
  build: { cssMinify: 'lightningcss', target: 'es2022' },
  environments: {
    ssr: {
      // One file instead of 900: the start takes half the time. The development server loads packages itself.
      resolve: command === 'build' ? { noExternal: true, external } : {},
      // Else React's development version is a part of the program too.
      define: command === 'build' ? { 'process.env.NODE_ENV': '"production"' } : {},
      build: {
        sourcemap: true,
        rolldownOptions: {
          input: {
            index: './server/production.ts',
            'photo-worker': './app/photos/photo-worker.ts',
            'picture-worker': './app/social/picture-worker.ts',
            'backup-worker': './app/backup/backup-worker.ts',
          },
        },
      },
    },
  },
}))

/** React Router calls every server entry index.js; a plugin after it has the last word. */
function serverEntriesByName(): Plugin {
  // Beside each other: what starts a process looks for its file there (app/platform/start-worker.server.ts).
  // Names stay, for whoever reads a stack; comments and blanks go: a quarter less to read and to hold.
  const minify = { mangle: false, compress: true, codegen: { removeWhitespace: true } } as const
  const output = { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js', minify }
  const rolldownOptions = { output }
  return {
    name: 'server-entries-by-name',
    config: () => ({ environments: { ssr: { build: { rolldownOptions } } } }),
  }
}

/**
 * A single letter beyond ASCII makes Node hold the whole text of a program with two bytes for each letter: ours has six
 * hundred of them, and would take 6 MB more. Written as escapes they mean the same, also in regular expressions.
 */
function oneByteSources(): Plugin {
  const escaped = (letter: string) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`
  return {
    name: 'one-byte-sources',
    apply: 'build',
    enforce: 'post',
    applyToEnvironment: ({ name }) => name === 'ssr',
    generateBundle(_options, files) {
      for (const file of Object.values(files))
        if (file.type === 'chunk') file.code = file.code.replace(/[\u0080-\uffff]/g, escaped)
    },
  }
}
