import { readFile } from 'node:fs/promises'
import { minifySync, type Plugin, transformWithOxc } from 'vite'

const query = '?inline-script'

/** `import text from './a-script.ts?inline-script'`: the script shortened, as text to write into a page. */
export function inlineScript(): Plugin {
  return {
    name: 'inline-script',
    enforce: 'pre',
    async load(id) {
      if (!id.endsWith(query)) return
      const file = id.slice(0, -query.length)
      return `export default ${JSON.stringify(await shortened(file, await readFile(file, 'utf8')))}`
    },
  }
}

async function shortened(file: string, source: string) {
  const { code } = await transformWithOxc(source, file, { target: 'es2020', sourcemap: false })
  const short = minifySync(file.replace(/ts$/, 'js'), code, { compress: { target: 'es2020' }, module: false })
  return short.code.trim()
}
