import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { lightningcss } from './browsers.ts'
import { islandLoaderUrl } from './vite.islands.config.ts'

export default defineConfig({
  plugins: [reactRouter(), islandLoaderUrl()],
  css: { transformer: 'lightningcss', lightningcss },
  // Known from the start, so that the development server never reloads a page to bundle them.
  optimizeDeps: { include: ['react', 'react-dom/client', 'react/jsx-dev-runtime', 'sonner', 'lucide-react'] },
  build: { cssMinify: 'lightningcss', target: 'es2022' },
  environments: {
    ssr: {
      build: { sourcemap: true, rolldownOptions: { input: './server/production.ts' } },
    },
  },
})
