import type { Site } from '../site/site.ts'
import type { Section } from './sections.ts'

/** Sections of made-up stories: there while the owner shows examples. */
export function examplesOn({ examples }: Pick<Site, 'examples'>, ...sections: Section[]): Section[] {
  return examples === 'on' ? sections : []
}
