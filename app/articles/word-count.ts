import { editorWords } from './edit/editor-words.ts'

const wordsPerMinute = 200

/** '512 words, 2,934 characters, 3 min read'. */
export function countWords(content: string, { content: said } = editorWords.en) {
  const words = content.match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}'’-]*/gu)?.length ?? 0
  return said.length(words, [...content].length, Math.ceil(words / wordsPerMinute))
}
