import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { lightningcss } from './browsers.ts'
import { islandLoaderUrl } from './vite.islands.config.ts'

export default defineConfig({
  plugins: [reactRouter(), islandLoaderUrl()],
  css: { transformer: 'lightningcss', lightningcss },
  build: { cssMinify: 'lightningcss', target: 'es2022' },
  environments: {
    ssr: {
      build: { sourcemap: true, rolldownOptions: { input: './server/production.ts' } },
    },
  },
})
