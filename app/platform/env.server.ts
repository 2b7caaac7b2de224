import { availableParallelism } from 'node:os'
import { resolve } from 'node:path'
import { z } from 'zod'
import { parseSender } from './mail-sender.ts'
import { isPostgresAddress, postgresAddressWords } from './postgres-address.ts'

/** The settings of the environment. Read once, at the start; a wrong value stops the start with one line. */
export type Env = ReturnType<typeof parseEnv>

const port = numberBetween(0, 65535)
const origin = z
  .string()
  .refine(isOrigin, 'an http or https address without a path, such as https://www.example.com')
const databaseUrl = z.string().refine(isPostgresAddress, postgresAddressWords)
const optional = <T extends z.ZodType>(schema: T) => z.preprocess(readValue, schema.optional())

const Settings = z.object({
  PORT: optional(port),
  HOST: optional(z.string().min(1)),
  SITE_URL: optional(origin),
  DATA_DIR: optional(z.string().min(1)),
  DATABASE_URL: optional(databaseUrl),
  DATABASE_CONNECTIONS: optional(numberBetween(2, 100)),
  ADMIN_EMAIL: optional(z.email('an e-mail address')),
  ADMIN_PASSWORD: optional(z.string().min(12, 'at least 12 characters').max(128, 'at most 128 characters')),
  SEED_DEMO: optional(z.enum(['0', '1', 'words'], '0, 1 or words')),
  TRUST_PROXY: optional(numberBetween(0, 10)),
  SMTP_URL: optional(
    z
      .string()
      .regex(/^smtps?:\/\/./, 'an smtp:// or smtps:// address')
      .refine(
        hasHost,
        'an address in which signs such as # / ? @ : of the password are written as %23 %2F %3F %40 %3A',
      ),
  ),
  MAIL_FROM: optional(
    z.string().refine((text) => parseSender(text) !== null, 'one e-mail address, with or without a name'),
  ),
  WEBHOOK_PRIVATE: optional(z.enum(['0', '1'], '0 or 1')),
  /** Its name of before. */
  WEBHOOK_PRIVATE_ADDRESSES: optional(z.enum(['0', '1'], '0 or 1')),
  METRICS_PORT: optional(numberBetween(1, 65535)),
  METRICS_HOST: optional(z.string().min(1)),
  METRICS_TOKEN: optional(
    z.string().regex(/^[\x21-\x7e]{16,200}$/, '16 to 200 letters, digits and signs without spaces'),
  ),
  WORKERS: optional(z.string().regex(/^(auto|[1-9]|[1-5]\d|6[0-4])$/, 'auto or a number from 1 to 64')),
  WARM_PAGES: optional(numberBetween(0, 500)),
  LOG_LEVEL: optional(
    z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], 'a pino level such as info'),
  ),
})

/** Thrown for a bad setting; its message is the one line the owner sees. */
export class SettingError extends Error {}

export function parseEnv(source: Record<string, string | undefined>) {
  const parsed = Settings.safeParse(source)
  if (!parsed.success) throw new SettingError(firstProblem(parsed.error, source))
  const values = parsed.data
  if (values.SMTP_URL && !values.MAIL_FROM) {
    throw new SettingError('MAIL_FROM is missing: SMTP_URL is set, so it must say who mail comes from')
  }
  const portNumber = values.PORT ?? 3000
  if (portNumber === 0 && !values.SITE_URL) {
    throw new SettingError(
      'SITE_URL is missing: PORT is 0, which takes any free port, so it must say what the address of the site is',
    )
  }
  if (values.METRICS_PORT && values.METRICS_PORT === portNumber) {
    throw new SettingError('METRICS_PORT is wrong: the site itself listens on that port')
  }
  return {
    port: portNumber,
    host: values.HOST ?? '127.0.0.1',
    siteUrl: new URL(values.SITE_URL ?? `http://localhost:${portNumber}`).origin,
    dataDir: resolve(values.DATA_DIR ?? 'var'),
    databaseUrl: values.DATABASE_URL,
    /** Of each process, for pages. */
    databaseConnections: values.DATABASE_CONNECTIONS,
    adminEmail: values.ADMIN_EMAIL,
    adminPassword: values.ADMIN_PASSWORD,
    seedDemo: values.SEED_DEMO !== '0',
    /** The drawings of the demo stories take a few seconds of a processor after the start. */
    seedDemoPhotos: (values.SEED_DEMO ?? '1') === '1',
    trustProxy: values.TRUST_PROXY ?? 0,
    smtpUrl: values.SMTP_URL,
    mailFrom: values.MAIL_FROM,
    /** Whether webhooks may go to addresses of the own network, and by plain http. */
    webhookPrivateAddresses: (values.WEBHOOK_PRIVATE ?? values.WEBHOOK_PRIVATE_ADDRESSES) === '1',
    hasMetrics: values.METRICS_PORT !== undefined || values.METRICS_TOKEN !== undefined,
    metricsPort: values.METRICS_PORT,
    metricsHost: values.METRICS_HOST ?? '127.0.0.1',
    metricsToken: values.METRICS_TOKEN,
    /** Processes that share the port. */
    workers: values.WORKERS === 'auto' ? availableParallelism() : Number(values.WORKERS ?? 1),
    /** Made in the background after the start and after changes, before anybody asks. */
    warmPages: values.WARM_PAGES ?? 40,
    logLevel: values.LOG_LEVEL ?? 'info',
  }
}

/** What a file of settings keeps and a shell would take away: line ends of Windows, blanks, quotation marks. */
function readValue(value: unknown, context: z.RefinementCtx) {
  if (typeof value !== 'string') return value
  const text = value.trim()
  if (/\p{Cc}/u.test(text)) context.addIssue('a value without control characters')
  if (/^(["']).*\1$/.test(text)) context.addIssue('a value without quotation marks around it')
  return text === '' ? undefined : text
}

/** In digits: Number() would take blanks for 0, and 0x10 for 16. */
function numberBetween(least: number, most: number) {
  const message = `a whole number from ${least} to ${most}`
  return z
    .string()
    .regex(/^\d+$/, message)
    .transform(Number)
    .pipe(z.number().min(least, message).max(most, message))
}

/** A sign that ends the part before it leaves a host that is none: nodemailer would print the whole address. */
function hasHost(text: string) {
  const url = URL.parse(text)
  return (
    url !== null &&
    url.hostname !== '' &&
    url.pathname.length <= 1 &&
    url.hash === '' &&
    !url.search.includes('@')
  )
}

function isOrigin(text: string) {
  const url = URL.parse(text)
  return (
    url !== null && /^https?:$/.test(url.protocol) && url.pathname === '/' && url.search + url.hash === ''
  )
}

function firstProblem(error: z.ZodError, source: Record<string, string | undefined>) {
  const issue = error.issues[0]
  const name = String(issue?.path[0] ?? 'settings')
  // A password or a connection string never goes to the screen or the log.
  const isSecret = /PASSWORD|TOKEN|_URL$/.test(name) && name !== 'SITE_URL'
  const shown = isSecret ? 'its value' : JSON.stringify(source[name])
  return `${name} is wrong: ${shown} should be ${issue?.message ?? 'a valid value'}`
}
