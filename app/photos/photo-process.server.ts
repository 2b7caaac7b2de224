import { z } from 'zod'
import { workerBeside } from '../platform/start-worker.server.ts'
import { createWorkerProcess } from '../platform/worker-process.server.ts'
import { photoFormats, refusalReasons } from './photo.ts'
import type { EncoderAnswer } from './photo-encoder.ts'

const Answer: z.ZodType<EncoderAnswer> = z.union([
  z.object({
    files: z
      .array(
        z.object({
          format: z.enum(photoFormats),
          width: z.int().positive(),
          height: z.int().positive(),
          body: z.instanceof(Uint8Array),
        }),
      )
      .min(1),
  }),
  z.object({ reason: z.enum(refusalReasons), detail: z.string().max(2000).optional() }),
])

type Options = { timeLimitMs: number; idleMs: number }

/** The process that opens untrusted files, given the path of one. */
export function createPhotoProcess(options: Options) {
  const entry = workerBeside(import.meta, 'photo-worker')
  return createWorkerProcess({ name: 'photo', entry, parse: (answer) => Answer.parse(answer), ...options })
}
