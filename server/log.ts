import { setTimeout as sleep } from 'node:timers/promises'
import pino from 'pino'
import { withoutSecrets } from '../app/platform/logged-path.ts'

export type Log = pino.Logger

const errorLevel = 50

/**
 * One JSON line an event. Fields we write: requestId, method, path (without its query), status, ms.
 * What people type, cookies and addresses have no place here; the redaction below is a second guard.
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
 * Before an exit. When the log's reader is gone, its writer gets the error meanwhile: in the exit handler it would
 * retry for ever, and the process would stay.
 */
export async function logAndFlush(log: Log, words: string) {
  log.info(words)
  // The writer's event is handled between the two, however late the first ends.
  await sleep(50)
  await sleep(50)
}

/**
 * Database errors carry the row's values in `detail` and `parameters`: only these fields are logged. A message may
 * quote the address that was asked for, and with it the secret of a private link.
 */
function describeError(error: unknown) {
  if (!(error instanceof Error)) return { message: withoutSecrets(String(error)) }
  const { name, message, stack = '' } = error
  const code = 'code' in error && { code: error.code }
  return { name, message: withoutSecrets(message), stack: withoutSecrets(stack), ...code }
}
