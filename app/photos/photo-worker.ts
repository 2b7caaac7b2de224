// A process of its own that decodes untrusted pictures, and that may be killed at any moment.
import { writeSync } from 'node:fs'
import { setPriority } from 'node:os'
import { encodePhoto } from './photo-encoder.ts'
import { watchWork } from './watch-work.ts'

/** Half a second of a processor is a phone's photo, 1.3 the heaviest picture that is accepted. */
const bounds = { maxWorkMs: 3000, maxResidentBytes: 360 * 1024 * 1024 }

// Pages go first, three to one on a busy machine.
setPriority(5)

// Ctrl-C reaches every process of the terminal; a photo under way is finished, the server ends this process.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {})
process.on('disconnect', end)

process.on('message', async (path) => {
  if (typeof path !== 'string') return
  const stopWatching = watchWork(bounds, giveUp)
  try {
    process.send?.(await encodePhoto(path))
  } finally {
    stopWatching()
  }
})

/** The server reads the end of a worker's stderr. */
function giveUp(why: string) {
  writeSync(2, why)
  end()
}

/** An ordinary exit would wait for the decoder. */
function end() {
  process.kill(process.pid, 'SIGKILL')
}
