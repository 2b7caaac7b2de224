// A process of its own that decodes strangers' pictures, and that may be killed at any moment.
import { setPriority } from 'node:os'
import { encodePhoto } from './photo-encoder.ts'

const maxResidentBytes = 360 * 1024 * 1024
const lookEveryMs = 20

// Pages go first, three to one on a busy machine; much lower, and waiting alone would use up the time limit.
setPriority(5)

// Ctrl-C reaches every process of the terminal; a photo under way is finished, the server says when to go.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {})
process.on('disconnect', end)

process.on('message', async (path) => {
  if (typeof path !== 'string') return
  const watch = setInterval(() => process.memoryUsage.rss() > maxResidentBytes && end(), lookEveryMs)
  try {
    process.send?.(await encodePhoto(path))
  } finally {
    clearInterval(watch)
  }
})

/** An ordinary exit would wait for the decoder. */
function end() {
  process.kill(process.pid, 'SIGKILL')
}
