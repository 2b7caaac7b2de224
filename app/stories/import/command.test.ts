import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { personHash } from '../../audit/person-hash.server.ts'
import { recordAudit } from '../../audit/queries.server.ts'
import { openDatabase } from '../../db/database.server.ts'
import { requireSecret } from '../../db/secrets.server.ts'
import { freshPlace, onBothEngines } from '../../db/testing/engines.ts'
import { newId } from '../../db/uuid.ts'
import { storySecret } from '../client-seal.server.ts'
import { storyFoundBy } from '../found-by.ts'
import { listWallStories } from '../queries.server.ts'
import { type CommandParts, runImport } from './command.server.ts'
import { fakePhotoStore } from './testing/fake-photo-store.ts'

const folder = mkdtempSync(join(tmpdir(), 'second-key-import-test-'))
afterAll(() => rmSync(folder, { recursive: true }))

let png = ''
let jpeg = ''
beforeAll(async () => {
  const picture = sharp({ create: { width: 40, height: 30, channels: 3, background: '#2f6b4f' } })
  png = `data:image/png;base64,${(await picture.png().toBuffer()).toString('base64')}`
  jpeg = `data:image/jpeg;base64,${(await picture.jpeg().toBuffer()).toString('base64')}`
})

function storyColumns(columns: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    id: newId(),
    full_name: 'Maria Lopez',
    email: 'maria.lopez@example.com',
    phone: null,
    city_state: 'Houston, TX',
    approval_date: '2024-04-30',
    headline: 'A "new" door, at last',
    how_helped: 'They called,\nand called again.',
    encouragement: 'Keep going.',
    allow_sharing: true,
    renter_photo_url: null,
    status: 'approved',
    created_at: '2024-05-01 12:34:56.789+00',
    name_display: null,
    ...columns,
  }
}

function toCsv(rows: Record<string, unknown>[]) {
  const names = Object.keys(rows[0] ?? {})
  const cell = (value: unknown) => (value === null ? '' : `"${String(value).replaceAll('"', '""')}"`)
  return [names.join(','), ...rows.map((row) => names.map((name) => cell(row[name])).join(','))].join('\r\n')
}

type Env = Record<string, string | undefined>

async function run(env: Env, ...args: string[]) {
  return await runWith({}, env, ...args)
}

async function runWith(parts: Partial<CommandParts<Buffer>>, env: Env, ...args: string[]) {
  let shown = ''
  let errors = ''
  const photoStore = fakePhotoStore()
  const code = await runImport({
    args: ['stories', ...args],
    folder,
    env,
    openPhotoStore: () => photoStore,
    screen: { write: (text) => (shown += text) },
    errors: { write: (text) => (errors += text) },
    ...parts,
  })
  return { code, shown, errors, photoStore }
}

function write(name: string, content: string) {
  writeFileSync(join(folder, name), content)
  return name
}

const readReport = (name: string) => JSON.parse(readFileSync(join(folder, name), 'utf8'))

onBothEngines((scratch) => {
  const env = () => ({ DATA_DIR: scratch.options.dataDir, DATABASE_URL: scratch.options.databaseUrl })
  const stories = () => scratch.database.db.selectFrom('approval_stories').selectAll().orderBy('id').execute()
  afterEach(async () => {
    await scratch.database.db.deleteFrom('approval_stories').execute()
  })

  test.each(['rows.csv', 'rows.json', 'rows.ndjson'])(
    '%s comes over whole, and a second run changes nothing',
    async (name) => {
      const rows = [
        storyColumns(),
        storyColumns({ status: 'rejected', name_display: 'anonymous' }),
        storyColumns({ id: '17' }),
      ]
      const written = {
        'rows.csv': toCsv(rows),
        'rows.json': JSON.stringify(rows, null, 2),
        'rows.ndjson': rows.map((row) => JSON.stringify(row)).join('\n'),
      }[name]
      const file = write(name, written ?? '')
      const first = await run(env(), file)
      expect(first).toMatchObject({ code: 0, errors: '' })
      const imported = await stories()
      expect(imported).toHaveLength(3)
      for (const row of imported) expect(row.search_text).toBe(storyFoundBy(row).search_text)
      for (const row of rows.slice(0, 2)) {
        expect(imported).toContainEqual(
          expect.objectContaining({ ...row, created_at: new Date('2024-05-01T12:34:56.789Z') }),
        )
      }
      const second = await run(env(), file)
      expect(second.code).toBe(0)
      expect(second.shown).toMatch(/ 0 {2}imported\n +3 {2}already there/)
      expect(await stories()).toEqual(imported)
    },
  )

  test('approved stories are on the wall and the pages are told', async () => {
    const heard = vi.fn()
    const stop = scratch.database.onChange(heard)
    const file = write('wall.json', JSON.stringify([storyColumns(), storyColumns({ status: 'pending' })]))
    expect((await run(env(), file)).code).toBe(0)
    // The first that a process on the embedded database hears of another may be everything.
    const isTold = () => heard.mock.calls.flat(2).some((tag) => tag === 'stories' || tag === '*')
    await expect.poll(isTold, { timeout: 5000 }).toBe(true)
    stop()
    expect(await listWallStories(scratch.database.db, { limit: 9 })).toMatchObject([
      { displayName: 'Maria L.' },
    ])
  })

  test('inline photos are encoded and stored; web addresses and broken ones are left out', async () => {
    const story = storyColumns({ renter_photo_url: png, exterior_photo_url: 'https://example.com/a.jpg' })
    const half = storyColumns({
      renter_photo_url: `data:image/png;base64,${Buffer.from('no image').toString('base64')}`,
      exterior_photo_url: 'blob:gone',
      interior_photo_url: jpeg,
    })
    const file = write('photos.json', JSON.stringify([story, half]))
    const { code, shown } = await run(env(), file, '--report', 'photos-report.json')
    expect(code).toBe(0)
    expect(shown).toMatch(/2 {2}photos converted\n +2 {2}photos refused\n +1 {2}photos left out/)
    const photos = await scratch.database.db.selectFrom('photos').select(['id', 'story_id', 'slot']).execute()
    const idOf = (storyId: unknown) => photos.find((photo) => photo.story_id === storyId)?.id
    expect(await stories()).toMatchObject([
      { renter_photo_url: `/photos/${idOf(story.id)}`, exterior_photo_url: null },
      { renter_photo_url: null, exterior_photo_url: null, interior_photo_url: `/photos/${idOf(half.id)}` },
    ])
    expect(readReport('photos-report.json').notes).toEqual([
      {
        row: 1,
        line: 1,
        id: story.id,
        field: 'exterior_photo_url',
        reason: expect.stringContaining('comes without it'),
      },
      { row: 2, line: 1, id: half.id, field: 'renter_photo_url', reason: 'is not a picture' },
      {
        row: 2,
        line: 1,
        id: half.id,
        field: 'exterior_photo_url',
        reason: expect.stringContaining('neither'),
      },
    ])
    // The second time nothing is encoded: the stories are there.
    expect((await run(env(), file)).photoStore.encoded).toBe(0)
  })

  test('bad rows are refused with reasons that tell nothing private; the good ones come over', async () => {
    const rows = [
      storyColumns({ full_name: '', email: 'secret.example.com' }),
      storyColumns({ favourite_colour: 'secret' }),
      storyColumns({ id: 'secret', headline: 'secret'.repeat(20) }),
      storyColumns({ status: 'secret', created_at: 'secret' }),
    ]
    const file = write('bad.json', `[${rows.map((row) => JSON.stringify(row)).join(',\n')},\n"secret"]`)
    const { code, shown } = await run(env(), file, '--report', 'bad-report.json')
    expect(code).toBe(2)
    expect(await stories()).toHaveLength(1)
    const report = readReport('bad-report.json')
    expect(report).toMatchObject({
      file: 'bad.json',
      isDryRun: false,
      failure: null,
      read: 5,
      imported: 1,
      refused: 4,
      ignoredColumns: ['favourite_colour'],
    })
    expect(report.refusedRows).toEqual([
      {
        row: 1,
        line: 1,
        id: rows[0]?.id,
        reasons: [
          { field: 'full_name', reason: 'is missing' },
          { field: 'email', reason: 'is no e-mail address' },
        ],
      },
      {
        row: 3,
        line: 3,
        id: null,
        reasons: [{ field: 'headline', reason: 'is longer than 100 characters' }],
      },
      expect.objectContaining({ row: 4, line: 4, reasons: [expect.anything(), expect.anything()] }),
      { row: 5, line: 5, id: null, reasons: [{ field: 'row', reason: 'is not an object' }] },
    ])
    expect(shown).toContain(
      `Refused row 1 (line 1, id ${rows[0]?.id}): full_name is missing; email is no e-mail address`,
    )
    expect(shown + JSON.stringify(report)).not.toContain('secret')
  })

  test('a dry run checks everything, photos too, and writes nothing', async () => {
    const there = storyColumns()
    await run(env(), write('there.json', JSON.stringify([there])))
    const heard: string[] = []
    const stop = scratch.database.onChange((tags) => heard.push(...tags))
    // Changes of others are heard in their order, a moment later: what came between these two is the dry run's.
    const other = await openDatabase(scratch.options)
    const mark = async (tag: string) => {
      await other.change([tag], async () => {})
      await expect.poll(() => heard.includes(tag) || heard.includes('*'), { timeout: 5000 }).toBe(true)
    }
    // The first that is heard may be everything.
    await mark('first')
    heard.length = 0
    await mark('before')
    const before = await stories()
    const rows = [there, storyColumns({ renter_photo_url: png }), storyColumns({ email: 'x' })]
    const { code, shown, photoStore } = await run(
      env(),
      write('dry.csv', toCsv(rows.map((row) => ({ renter_photo_url: null, ...row })))),
      '--dry-run',
    )
    expect(code).toBe(2)
    expect(shown).toMatch(
      /1 {2}would be imported\n +1 {2}already there\n +1 {2}refused\n +1 {2}photos that convert/,
    )
    expect(shown).toContain('nothing was written')
    expect(photoStore).toMatchObject({ encoded: 1, saved: 0 })
    expect(await stories()).toEqual(before)
    await mark('after')
    stop()
    await other.close()
    expect(heard.slice(heard.indexOf('before') + 1)).toEqual(['after'])
  })

  test.each([
    ['by its own id', newId()],
    ['by an id that was no UUID', '17'],
  ])('what its writer erased, %s, and who was deleted on request, stay away', async (_, id) => {
    const { db } = scratch.database
    const secret = await requireSecret(db, storySecret)
    // The log is never changed: each case has people of its own.
    const [one, two] = [`one.${id}@example.com`, `two.${id}@example.com`]
    const [erased, deleted] = [storyColumns({ id, email: one }), storyColumns({ email: two })]
    const file = write('erased.json', JSON.stringify([erased, deleted, storyColumns()]))
    await run(env(), file)
    const story = (await stories()).find(({ email }) => email === one)
    await db.deleteFrom('approval_stories').execute()
    await recordAudit(db, { actor: 'submitter', action: 'story.erase', subjectId: story?.id })
    const person = personHash(secret, two)
    await recordAudit(db, { actor: 'owner', action: 'data.delete-person', subjectId: person })
    for (const [args, done] of [
      [['--dry-run'], 'would be imported'],
      [[], 'imported'],
    ] as const) {
      const { code, shown } = await run(env(), file, ...args)
      expect(code).toBe(2)
      expect(shown).toMatch(new RegExp(` 1  ${done}\\n +0  already there\\n +2  refused`))
      expect(shown).toContain('2 rows were left out: deleted here on the person’s own wish')
    }
    expect((await stories()).map(({ email }) => email)).toEqual(['maria.lopez@example.com'])
  })

  test('who was deleted by their phone number stays away, however a file writes it', async () => {
    const { db } = scratch.database
    const person = personHash(await requireSecret(db, storySecret), '7135550118')
    await recordAudit(db, { actor: 'owner', action: 'data.delete-person', subjectId: person })
    const phones = ['(713) 555-0118 x4 ', 7135550118, 17135550118, `${'-'.repeat(300)}7135550118`]
    const rows = phones.map((phone) => storyColumns({ phone, created_at: '2024-05-01' }))
    const file = write('phones.json', JSON.stringify(rows))
    expect((await run(env(), file)).shown).toMatch(/ 0 {2}imported\n +0 {2}already there\n +4 {2}refused/)
  })

  test('a thousand rows come over, and rows with the same id once', async () => {
    const rows = Array.from({ length: 1000 }, (_, at) => storyColumns({ headline: `Door ${at}` }))
    const file = write('many.csv', toCsv([...rows, storyColumns({ id: rows[0]?.id, headline: 'Again' })]))
    const { code, shown } = await run(env(), file)
    expect(code).toBe(0)
    expect(shown).toMatch(/1,001 {2}rows read\n +1,000 {2}imported\n +1 {2}already there/)
    expect(shown).toContain('100 %')
    expect((await stories()).map(({ headline }) => headline)).not.toContain('Again')
  })

  test('a photo that cannot be stored undoes its batch and ends the import with one line', async () => {
    const save = async () => {
      throw new Error('the disk\n is full')
    }
    const openPhotoStore = () => ({ ...fakePhotoStore(), save })
    const file = write('full.json', JSON.stringify([storyColumns(), storyColumns({ renter_photo_url: png })]))
    const { code, errors } = await runWith({ openPhotoStore }, env(), file)
    expect([code, errors]).toEqual([1, 'the disk is full\n'])
    expect(await stories()).toEqual([])
  })

  test('told to stop, it finishes the row it has; the same command goes on from there', async () => {
    const file = write('stop.json', JSON.stringify([storyColumns(), storyColumns(), storyColumns()]))
    const { code, errors } = await runWith({ signal: AbortSignal.abort() }, env(), file)
    expect([code, errors]).toEqual([1, 'Stopped before the end; the same command goes on from here\n'])
    expect(await stories()).toHaveLength(1)
    expect((await run(env(), file)).shown).toMatch(/2 {2}imported\n +1 {2}already there/)
  })

  test('a file that breaks off gives one line; the rows before it are there', async () => {
    const rows = JSON.stringify([storyColumns(), storyColumns(), storyColumns()])
    const { code, errors } = await run(
      env(),
      write('cut.json', rows.slice(0, -200)),
      '--report',
      'cut-report.json',
    )
    expect(code).toBe(1)
    expect(errors).toBe('cut.json: The file ends in the middle of row 3 (line 1): it is incomplete\n')
    expect(await stories()).toHaveLength(2)
    expect(readReport('cut-report.json')).toMatchObject({ imported: 2, failure: errors.trim() })
  })
})

describe('the command', () => {
  test.each([[[]], [['a.json', 'b.json']], [['a.json', '--dry']], [['--report']]])(
    'with %j shows how it is used',
    async (args) => {
      expect(await run({}, ...args)).toMatchObject({
        code: 1,
        errors: expect.stringMatching(/^Usage: .*\n$/),
      })
    },
  )

  test('says in one line what is wrong with the file, a setting or the report', async () => {
    const place = await freshPlace('sqlite')
    const env = { DATA_DIR: place.options.dataDir }
    const file = write('one.json', JSON.stringify([storyColumns()]))
    expect((await run(env, 'none.json')).errors).toBe('none.json: There is no such file\n')
    expect((await run({ ...env, PORT: 'x' }, file)).errors).toMatch(/^PORT is wrong: .*\n$/)
    expect((await run(env, file, '--report', 'no/such/folder.json')).errors).toMatch(
      /^The report cannot be written: .*\n$/,
    )
    expect(readdirSync(place.options.dataDir)).toEqual([])
    // The rows themselves are named by a slip.
    for (const args of [[], ['--dry-run']]) {
      expect((await run(env, file, '--report', file, ...args)).errors).toMatch(/^There is a file .* already/)
      expect(readReport(file)).toHaveLength(1)
    }
    for (let twice = 0; twice < 2; twice++)
      expect((await run(env, file, '--dry-run', '--report', 'twice.json')).code).toBe(0)
    await place.remove()
  })

  test('makes no database for a dry run, and one for a real run', async () => {
    const place = await freshPlace('sqlite')
    const dataDir = join(place.options.dataDir, 'new')
    const file = write('new.json', JSON.stringify([storyColumns()]))
    expect(await run({ DATA_DIR: dataDir }, file, '--dry-run')).toMatchObject({ code: 0 })
    expect(existsSync(dataDir)).toBe(false)
    expect(await run({ DATA_DIR: dataDir }, file)).toMatchObject({ code: 0 })
    expect((await run({ DATA_DIR: dataDir }, file, '--dry-run')).shown).toMatch(/1 {2}already there/)
    await place.remove()
  })
})
