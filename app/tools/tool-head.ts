import type { Language } from '../platform/language.ts'
import type { PageHead } from '../site/page-head.ts'
import type { Site } from '../site/site.ts'
import { siteWords } from '../site/words.ts'
import { toolIn } from './tool.ts'
import type { ToolName } from './tool-paths.ts'

export function toolHead({ brand, language }: Site, tool: ToolName): PageHead {
  const { path, name, heading, description, picture } = toolIn(language, tool)
  return { path, crumb: name, title: `${heading.replace(/\.$/, '')} | ${brand}`, description, picture }
}

/** Where the way to every tool begins. */
export function homeCrumb(language: Language) {
  return { label: siteWords[language].names['/'].label, href: '/' }
}
