import pino from 'pino'

export type Log = pino.Logger

/**
 * One JSON line an event. Fields we write: requestId, method, path (without its query), status, ms.
 * What people type, cookies and addresses have no place here; the list below is the second lock.
 */
export function createLog(level: string): Log {
  return pino({
    level,
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
  })
}

/** Database errors carry the row's values in `detail` and `parameters`: only these fields are kept. */
function describeError(error: unknown) {
  if (!(error instanceof Error)) return { message: String(error) }
  const { name, message, stack } = error
  return { name, message, stack, ...('code' in error && { code: error.code }) }
}
