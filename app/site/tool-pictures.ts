import type { InLanguages, Language } from '../platform/language.ts'
import type { SocialDrawing, SocialPicture } from './social-picture.ts'
import { words as en } from './words/en/tool-pictures.ts'
import { words as es } from './words/es/tool-pictures.ts'

const pictureWords: InLanguages<typeof en> = { en, es }

/** The four tools: app/tools. */
export type ToolName = 'toldNo' | 'letters' | 'budget' | 'checklist'

/** What a shared link to a tool shows. */
export function toolPicture(language: Language, tool: ToolName): SocialPicture {
  const words = pictureWords[language]
  return { label: words.label, ...words[tool], art: { kind: 'drawing', drawing: drawings[tool] } }
}

const drawings: Record<ToolName, SocialDrawing> = {
  toldNo: 'openDoor',
  letters: 'letterSlot',
  budget: 'street',
  checklist: 'keyhole',
}
