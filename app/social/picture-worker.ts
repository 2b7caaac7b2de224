// A process of its own that renders social pictures: they never block the server's thread.
import { setPriority } from 'node:os'
import { z } from 'zod'
import { socialDrawings } from '../site/social-picture.ts'
import { encodePicture } from './picture-encoder.ts'

const Composed = z.object({
  picture: z.object({
    label: z.string().optional(),
    headline: z.string(),
    line: z.string(),
    art: z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('drawing'), drawing: z.enum(socialDrawings) }),
      z.object({ kind: z.literal('skyline'), slug: z.string() }),
      z.object({ kind: z.literal('photo'), id: z.string() }),
    ]),
  }),
  brand: z.string(),
  art: z.string(),
  colors: z.record(z.string(), z.string()),
  photo: z.instanceof(Uint8Array).optional(),
})

const Order = z.union([z.object({ svg: z.string() }), Composed])

// Pages go first, photos of people who wait for an answer too.
setPriority(10)

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {})
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'))

process.on('message', async (message) => {
  try {
    process.send?.({ body: await encodePicture(Order.parse(message)) })
  } catch (error) {
    process.send?.({ problem: (error instanceof Error ? error.message : String(error)).slice(0, 500) })
  }
})
