import type { Language } from '../platform/language.ts'
import { budgetPicture, checklistPicture, lettersPicture, toldNoPicture } from '../site/page-pictures.ts'
import { headWords } from './head-words.ts'
import { type ToolName, toolPaths } from './tool-paths.ts'

/** What a tool is called and says of itself, in lists, at its top and to search engines. */
export function toolIn(language: Language, name: ToolName) {
  return { path: toolPaths[name], ...headWords[language][name], picture: pictures[name] }
}

const pictures = {
  toldNo: toldNoPicture,
  letters: lettersPicture,
  budget: budgetPicture,
  checklist: checklistPicture,
}
