import type { PageHead } from '../site/page-head.ts'
import type { Site } from '../site/site.ts'
import type { Tool } from './tool.ts'

export function toolHead({ brand }: Site, { path, name, heading, description, picture }: Tool): PageHead {
  return { path, crumb: name, title: `${heading.replace(/\.$/, '')} | ${brand}`, description, picture }
}
