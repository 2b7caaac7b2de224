import { setTimeout as sleep } from 'node:timers/promises'
import pino from 'pino'
import { withoutSecrets } from '../app/platform/logged-path.ts'

export type Log = pino.Logger

const errorLevel = 50

/**
 * One JSON line an event. Fields we write: requestId, method, path (without its query), status, ms.
 * What people type, cookies and addresses have no place here; the list below is the second lock.
 */
export function createLog(
  level: string,
  onError?: (fields: unknown, message: unknown) => void,
  destination?: pino.DestinationStream,
): Log {
  const options: pino.LoggerOptions = {
    level,
    hooks: {
      logMethod(written, write, number) {
        if (number >= errorLevel) onError?.(written[0], written[1])
        write.apply(this, written)
      },
    },
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: {
      paths: [
        'email',
        'phone',
        'full_name',
        'password',
        'cookie',
        'authorization',
        '*.email',
        '*.phone',
        '*.full_name',
        '*.password',
        '*.cookie',
        '*.authorization',
      ],
      censor: '[private]',
    },
    serializers: { err: describeError },
  }
  return destination ? pino(options, destination) : pino(options)
}

/**
 * For an exit that follows. When nobody reads the log any more, its writer learns so in the meantime: at the exit
 * itself it would try for ever, and the process would stay.
 */
export async function sayLast(log: Log, words: string) {
  log.info(words)
  // The writer hears of it between the two, however late the first ends.
  await sleep(50)
  await sleep(50)
}

/**
 * Database errors carry the row's values in `detail` and `parameters`: only these fields are kept. A message may
 * quote the address that was asked for, and with it the secret of a private link.
 */
function describeError(error: unknown) {
  if (!(error instanceof Error)) return { message: withoutSecrets(String(error)) }
  const { name, message, stack = '' } = error
  const code = 'code' in error && { code: error.code }
  return { name, message: withoutSecrets(message), stack: withoutSecrets(stack), ...code }
}
