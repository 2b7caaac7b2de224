import { expect, test } from 'vitest'
import { cycleIn, importProblem, specifiersIn } from './import-direction.mjs'

test('routes import features, features import what is below them, never the other way', () => {
  expect(importProblem('app/routes/home.tsx', '../home/home-hero.tsx')).toBeNull()
  expect(importProblem('app/home/home-hero.tsx', '../ui/button.tsx')).toBeNull()
  expect(importProblem('app/home/home-hero.tsx', '../routes/home.tsx')).toMatch(/the routes above it/)
  expect(importProblem('app/ui/button.tsx', '../site/site.ts')).toMatch(/may not import from site/)
  expect(importProblem('app/ui/art/key.tsx', '../../stories/story.ts')).toMatch(/may not import from stories/)
  expect(importProblem('app/platform/csv.ts', '../stories/story.ts')).toMatch(/may not import from stories/)
  expect(importProblem('app/db/tables.ts', '../platform/csv.ts')).toMatch(/may not import from platform/)
})

test('a feature uses another only along an edge of the table', () => {
  expect(importProblem('app/stories/notify/digest.server.ts', '../../mail/blocks.ts')).toBeNull()
  expect(importProblem('app/mail/mail-worker.server.ts', '../stories/story.ts')).toMatch(/may not import/)
})

test('components import no server file, only queries import Kysely', () => {
  expect(importProblem('app/stories/wall/story-card.tsx', '../queries.server.ts')).toMatch(/no server file/)
  expect(importProblem('app/routes/story.tsx', '../stories/queries.server.ts')).toBeNull()
  expect(importProblem('app/stories/story.ts', 'kysely')).toMatch(/only queries/)
  expect(importProblem('app/stories/queries.server.ts', 'kysely')).toBeNull()
})

test('dynamic imports, types and re-exports are read as well', () => {
  const code = `import type { A } from './a.ts'
    export { b } from './b.ts'
    const c = await import('./c.ts')
    import css from './d.css?inline'
    type E = typeof import('./e.ts')
    import './f.ts'`
  expect(specifiersIn(code)).toEqual(['./a.ts', './b.ts', './c.ts', './d.css', './e.ts', './f.ts'])
})

test('a cycle is found however long it is', () => {
  expect(cycleIn({ a: ['b'], b: ['c'], c: ['a'] })).toEqual(['a', 'b', 'c', 'a'])
  expect(cycleIn({ a: ['b', 'c'], b: ['c'], c: [] })).toBeNull()
  expect(cycleIn()).toBeNull()
})
