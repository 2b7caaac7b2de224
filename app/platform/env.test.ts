import { availableParallelism } from 'node:os'
import { expect, test } from 'vitest'
import { parseEnv, SettingError } from './env.server.ts'

test('without settings the site runs on port 3000 of this machine with the embedded database', () => {
  const env = parseEnv({})
  expect(env).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    siteUrl: 'http://localhost:3000',
    seedDemo: true,
    trustProxy: 0,
    logLevel: 'info',
  })
  expect(env.databaseUrl).toBeUndefined()
})

test('SITE_URL follows the port, and is an origin', () => {
  expect(parseEnv({ PORT: '8080' }).siteUrl).toBe('http://localhost:8080')
  expect(parseEnv({ SITE_URL: 'https://www.example.com/' }).siteUrl).toBe('https://www.example.com')
})

test('the demo comes whole, in words alone, or not at all', () => {
  const seeded = (value?: string) => {
    const { seedDemo, seedDemoPhotos } = parseEnv({ SEED_DEMO: value })
    return [seedDemo, seedDemoPhotos]
  }
  expect([seeded(), seeded('1'), seeded('words'), seeded('0')]).toEqual([
    [true, true],
    [true, true],
    [true, false],
    [false, false],
  ])
})

test('the site is one process, as many as the machine has processors, or a number', () => {
  expect(parseEnv({}).workers).toBe(1)
  expect(parseEnv({ WORKERS: '3' }).workers).toBe(3)
  expect(parseEnv({ WORKERS: '64' }).workers).toBe(64)
  expect(parseEnv({ WORKERS: 'auto' }).workers).toBe(availableParallelism())
  for (const wrong of ['0', '65', '1.5', '-1', 'all'])
    expect(() => parseEnv({ WORKERS: wrong })).toThrow(
      `WORKERS is wrong: "${wrong}" should be auto or a number from 1 to 64`,
    )
})

test('forty pages are made in advance, another number, or none', () => {
  const pages = [undefined, '0', '500'].map((value) => parseEnv({ WARM_PAGES: value }).warmPages)
  expect(pages).toEqual([40, 0, 500])
  for (const wrong of ['-1', '501', 'many'])
    expect(() => parseEnv({ WARM_PAGES: wrong })).toThrow('WARM_PAGES is wrong')
})

test('an empty value counts as not set', () => {
  expect(parseEnv({ PORT: '', DATABASE_URL: '' })).toMatchObject({ port: 3000, databaseUrl: undefined })
})

test('white space around a value, such as the end of a line from Windows, is no part of it', () => {
  const env = parseEnv({
    DATA_DIR: '/x/e1\r',
    ADMIN_PASSWORD: ' correct horse staple\r\n',
    PORT: ' ',
    TRUST_PROXY: '2 ',
  })
  expect(env).toMatchObject({
    dataDir: '/x/e1',
    adminPassword: 'correct horse staple',
    port: 3000,
    trustProxy: 2,
  })
})

test.each([
  ['DATA_DIR', '"/x"', 'a value without quotation marks around it'],
  ['ADMIN_PASSWORD', "'correct horse staple'", 'a value without quotation marks around it'],
  ['DATA_DIR', '/x\r/y', 'a value without control characters'],
  ['HOST', '::1\u0000', 'a value without control characters'],
  ['PORT', '0x10D7', 'a whole number from 0 to 65535'],
  ['PORT', '4e3', 'a whole number from 0 to 65535'],
  ['TRUST_PROXY', '1.0', 'a whole number from 0 to 10'],
])('%s=%j is refused, not guessed', (name, value, wanted) => {
  expect(() => parseEnv({ [name]: value })).toThrow(new RegExp(`^${name} is wrong: .+ should be ${wanted}$`))
})

test('a name in quotation marks before an address stays', () => {
  const MAIL_FROM = '"Second Key" <help@keys.example>'
  expect(parseEnv({ MAIL_FROM }).mailFrom).toBe(MAIL_FROM)
})

test('the least and the most a setting may be are taken', () => {
  const least = { HOST: 'h', DATA_DIR: 'd', METRICS_HOST: 'm', METRICS_PORT: '1', TRUST_PROXY: '0' }
  expect(parseEnv(least)).toMatchObject({ host: 'h', trustProxy: 0 })
  expect(parseEnv({ TRUST_PROXY: '10', ADMIN_PASSWORD: 'x'.repeat(12) })).toMatchObject({ trustProxy: 10 })
  for (const wrong of [
    { TRUST_PROXY: '11' },
    { ADMIN_PASSWORD: 'x'.repeat(11) },
    { ADMIN_PASSWORD: 'x'.repeat(129) },
    { METRICS_PORT: '0' },
  ])
    expect(() => parseEnv(wrong)).toThrow(SettingError)
})

test.each([
  ['PORT', 'eighty'],
  ['PORT', '99999'],
  ['SITE_URL', 'example.com'],
  ['SITE_URL', 'https://www.example.com/path'],
  ['DATABASE_URL', 'mysql://x'],
  ['DATABASE_URL', 'postgres://me:p#ss@db.example.com/site'],
  ['DATABASE_URL', 'postgres://me:12#ss@db.example.com/site'],
  ['DATABASE_URL', 'postgres://me:12/ss@db.example.com/site'],
  ['DATABASE_URL', 'postgres://me:12?ss@db.example.com/site'],
  ['DATABASE_URL', 'postgres://me:pw@one:5432,two:5432/site'],
  ['DATABASE_URL', 'postgres://me:pw@one,two/site'],
  ['DATABASE_URL', 'postgres:///site?host=one,two'],
  ['DATABASE_URL', 'postgres:/site'],
  ['DATABASE_CONNECTIONS', '1'],
  ['DATABASE_CONNECTIONS', '101'],
  ['ADMIN_EMAIL', 'nobody'],
  ['ADMIN_PASSWORD', 'short'],
  ['SEED_DEMO', 'yes'],
  ['TRUST_PROXY', '-1'],
  ['TRUST_PROXY', '11'],
  ['SMTP_URL', 'http://mail'],
  ['SMTP_URL', 'smtps://mailer:p#ss/w0rd@mail.example.com'],
  ['SMTP_URL', 'smtp://mailer:p/w0rd@mail.example.com'],
  ['SMTP_URL', 'smtp://mailer:123?abc@mail.example.com'],
  ['WARM_PAGES', '501'],
  ['METRICS_PORT', '0'],
  ['LOG_LEVEL', 'loud'],
  ['METRICS_PORT', 'x'],
  ['METRICS_TOKEN', 'short'],
])('a bad %s gives one line that names it', (name, value) => {
  const attempt = () => parseEnv({ [name]: value })
  expect(attempt).toThrow(SettingError)
  expect(attempt).toThrow(new RegExp(`^${name} is wrong: .+ should be .+$`))
})

test('a wrong password or connection string is not shown', () => {
  expect(() => parseEnv({ ADMIN_PASSWORD: 'hunter2' })).not.toThrow(/hunter2/)
  expect(() => parseEnv({ DATABASE_URL: 'secret' })).not.toThrow(/secret/)
  expect(() => parseEnv({ DATABASE_URL: 'postgres://me:se#cret@db/site' })).not.toThrow(/se#cret/)
  expect(() => parseEnv({ METRICS_TOKEN: 'secret' })).not.toThrow(/secret/)
  expect(() => parseEnv({ SMTP_URL: 'smtp://mailer:se#cret@mail' })).not.toThrow(/se#cret/)
})

test('the metrics do not share the port of the site', () => {
  expect(() => parseEnv({ PORT: '8080', METRICS_PORT: '8080' })).toThrow(/^METRICS_PORT is wrong: .+$/)
})

test('a number out of its range is told the range', () => {
  expect(() => parseEnv({ TRUST_PROXY: '11' })).toThrow('should be a whole number from 0 to 10')
  expect(() => parseEnv({ METRICS_PORT: '0' })).toThrow('should be a whole number from 1 to 65535')
})

test.each([
  'postgres://me:p%23w%2F@db.example.com:5433/site?sslmode=verify-full&sslrootcert=/etc/ca.crt',
  'postgresql://me@[::1]/site',
  'postgres:///site?host=/run/postgresql',
  'postgres://me@/site?host=/run/postgresql',
  'postgres://%2Frun%2Fpostgresql/site',
  'postgres://me:p@w@db.example.com/site',
  'postgres://db/site?user=me@tenant&password=x',
  'postgres://db/site?sslrootcert=/x/@ca',
  'postgres://me:pw@db.example.com/site?options=-c%20search_path%3Done',
])('%s is an address of a database', (DATABASE_URL) =>
  expect(parseEnv({ DATABASE_URL }).databaseUrl).toBe(DATABASE_URL),
)

test.each([
  'smtp://mail',
  'smtps://me:p%23w@mail.example.com:465',
  'smtp://[::1]:25',
  'smtp://mail/?pool=true',
])('%s is an address for mail', (SMTP_URL) =>
  expect(parseEnv({ SMTP_URL, MAIL_FROM: 'a@b.example' }).smtpUrl).toBe(SMTP_URL),
)

test.each(['Second Key <help@>', 'Second Key <@keys.example>', 'a@b.example, c@d.example'])(
  '%s says not who mail comes from',
  (MAIL_FROM) => {
    expect(() => parseEnv({ MAIL_FROM })).toThrow(/^MAIL_FROM is wrong: .+ should be one e-mail address/)
  },
)

test.each([
  'a@b.example',
  'Help@Home Rentals <help@keys.example>',
  'Rentals, Second Key <a@b.example>',
  'help@bücher.example',
  'root@localhost',
])('%s says who mail comes from', (MAIL_FROM) => expect(parseEnv({ MAIL_FROM }).mailFrom).toBe(MAIL_FROM))

test('SMTP_URL without MAIL_FROM is refused', () => {
  expect(() => parseEnv({ SMTP_URL: 'smtp://mail' })).toThrow(/^MAIL_FROM is missing/)
})

test('any free port is taken only where the address of the site is set', () => {
  expect(() => parseEnv({ PORT: '0' })).toThrow(/^SITE_URL is missing: PORT is 0/)
  expect(parseEnv({ PORT: '0', SITE_URL: 'https://rent.example' }).port).toBe(0)
})
