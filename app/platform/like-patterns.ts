import { normalized } from './outside-text.ts'

/**
 * For `lower(column) like pattern escape '\\'`, any of them. SQLite lowers only the letters A to Z, and PostgreSQL in
 * some locales too: a letter like É is looked for in both its forms.
 */
export function likePatterns(word: string): string[] {
  const lowered = normalized(word, 'NFC').toLowerCase()
  const raised = lowered.replace(/[^\p{ASCII}]/gu, (letter) => letter.toUpperCase())
  return [...new Set([lowered, raised])].map((text) => `%${text.replace(/[\\%_]/g, '\\$&')}%`)
}
