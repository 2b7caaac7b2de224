import type { PageHead } from '../site/page-head.ts'
import type { Site } from '../site/site.ts'
import { toolIn } from './tool.ts'
import type { ToolName } from './tool-paths.ts'

export function toolHead({ brand, language }: Site, tool: ToolName): PageHead {
  const { path, name, heading, description, picture } = toolIn(language, tool)
  return { path, crumb: name, title: `${heading.replace(/\.$/, '')} | ${brand}`, description, picture }
}
