import type { Plugin } from 'vite'

const spanish = /\/words\/es(?=\.tsx?$|\/)/
const prefix = '\0marked:'

/** For a test: in place of the Spanish words stand the English ones between brackets. */
export function markedWords(): Plugin {
  return {
    name: 'marked-words',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (!spanish.test(source) || importer?.startsWith(prefix)) return null
      const english = await this.resolve(source.replace(spanish, '/words/en'), importer, {
        ...options,
        skipSelf: true,
      })
      // Its ending would have it read as JSX.
      return (
        english && `${prefix}${english.id.replace(/\.tsx?$/, '')}?${english.id.endsWith('x') ? 'tsx' : 'ts'}`
      )
    },
    load(id) {
      if (!id.startsWith(prefix)) return
      const file = id.slice(prefix.length).replace('?', '.')
      return `import { words as english } from ${JSON.stringify(file)}
import { markWords } from ${JSON.stringify(`${import.meta.dirname}/app/platform/testing/mark-words.ts`)}
export const words = markWords(english)`
    },
  }
}
