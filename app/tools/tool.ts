import type { Language } from '../platform/language.ts'
import { type ToolName, toolPicture } from '../site/tool-pictures.ts'
import { headWords } from './head-words.ts'
import { toolPaths } from './tool-paths.ts'

/** What a tool is called and says of itself, in lists, at its top and to search engines. */
export function toolIn(language: Language, name: ToolName) {
  return { path: toolPaths[name], ...headWords[language][name], picture: toolPicture(language, name) }
}
