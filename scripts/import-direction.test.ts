import { expect, test } from 'vitest'
import { importProblem } from './import-direction.mjs'

test('routes import features, features import ui, db and content, never the other way', () => {
  expect(importProblem('app/routes/home.tsx', '../home/home-hero.tsx')).toBeNull()
  expect(importProblem('app/home/home-hero.tsx', '../ui/button.tsx')).toBeNull()
  expect(importProblem('app/home/home-hero.tsx', '../routes/home.tsx')).toMatch(/may not import from routes/)
  expect(importProblem('app/ui/button.tsx', '../content/site.ts')).toMatch(/may not import from content/)
  expect(importProblem('app/ui/art/key.tsx', '../../stories/story.ts')).toMatch(/may not import from stories/)
  expect(importProblem('app/content/faq.ts', '../ui/button.tsx')).toMatch(/may not import from ui/)
})

test('only queries import Kysely', () => {
  expect(importProblem('app/stories/queries.server.ts', 'kysely')).toBeNull()
  expect(importProblem('app/routes/home.tsx', 'kysely')).toMatch(/only queries/)
})

test('components import no server file, content imports no React', () => {
  expect(importProblem('app/stories/story-card.tsx', './queries.server.ts')).toMatch(/no server file/)
  expect(importProblem('app/content/faq.ts', 'react')).toMatch(/no React/)
})

test('routes do not import each other', () => {
  expect(importProblem('app/routes/home.tsx', './not-found.tsx')).toMatch(/each other/)
  expect(importProblem('app/routes/home.tsx', './+types/home')).toBeNull()
})
