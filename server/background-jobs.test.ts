import { join } from 'node:path'
import { expect, test } from 'vitest'
import { scratchDatabase } from '../app/db/testing/engines.ts'
import type { Env } from '../app/platform/env.server.ts'
import { defaultSite } from '../app/site/site.ts'
import type { PictureRenderer } from '../app/social/picture-renderer.server.ts'
import type { StoryIntake } from '../app/stories/intake.server.ts'
import { renderWith, startBackgroundJobs } from './background-jobs.ts'
import { createLog } from './log.ts'

const scratch = scratchDatabase('sqlite')
const rendererWith = (render: PictureRenderer['render']) => ({ render }) as PictureRenderer
const noPictures = rendererWith(async () => ({ trouble: 'busy' }))

async function backgroundJobsWith(env: Partial<Env>) {
  const backgroundJobs = startBackgroundJobs({
    env: { dataDir: scratch.options.dataDir, ...env } as Env,
    database: scratch.database,
    site: defaultSite('http://localhost'),
    intake: { uploadFolder: join(scratch.options.dataDir, 'uploads') } as StoryIntake,
    pictures: noPictures,
    log: createLog('silent'),
  })
  for (const job of backgroundJobs) await job.close()
  return backgroundJobs.length
}

test('pictures of the demo are a background job only where they are wanted', async () => {
  expect(
    (await backgroundJobsWith({ seedDemoPhotos: true })) -
      (await backgroundJobsWith({ seedDemoPhotos: false })),
  ).toBe(1)
})

test('a drawing of the demo is rendered like a picture for links; one that cannot be is left out', async () => {
  const drawing = { slot: 'interior', name: 'a-room', svg: '<svg/>' } as const
  const body = Buffer.from('png')
  const render = renderWith(
    rendererWith(async (name, read, sender) => {
      expect([name, await read(), sender]).toEqual(['a-room', { svg: '<svg/>' }, 'demo'])
      return { body } as Awaited<ReturnType<PictureRenderer['render']>>
    }),
  )
  expect(await render(drawing)).toBe(body)
  expect(await renderWith(noPictures)(drawing)).toBeNull()
})
