import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import {
  installedProblems,
  installScripts,
  isInRange,
  knownBad,
  lockProblems,
  strangers,
  unpinned,
} from './dependency-rules.mjs'
import { judgeAudit } from './npm-audit.mjs'

const integrity = 'sha512-abc'
const read = (file: string) => JSON.parse(readFileSync(new URL(`../${file}`, import.meta.url), 'utf8'))
const denyList = read('data/known-bad-packages.json')

const goodPackage = { dependencies: { zod: '4.6.7' }, devDependencies: {}, overrides: { x: '1.0.0-rc.1' } }
const goodLock = {
  packages: {
    '': { dependencies: { zod: '4.6.7' } },
    'node_modules/zod': { version: '4.6.7', integrity },
    'node_modules/a/node_modules/@scope/b': { version: '1.0.0', integrity },
  },
}
/** The good lock file with something planted. */
const planted = (path: string, entry: object) => ({ packages: { ...goodLock.packages, [path]: entry } })

test('a good package.json and lock file have no problems', () => {
  expect(unpinned(goodPackage)).toEqual([])
  expect(lockProblems(goodPackage, goodLock)).toEqual([])
  expect(knownBad(goodLock, denyList)).toEqual([])
  expect(installScripts(goodLock, [])).toEqual([])
})

test.each([
  '^4.6.7',
  '~4.6.7',
  '4.x',
  '*',
  'latest',
  '>=4',
  'git+ssh://host/x',
  'file:../x',
  'npm:other@1.0.0',
  '',
])('the version %j is not exact', (version) => {
  expect(unpinned({ dependencies: { zod: version } })).toHaveLength(1)
  expect(unpinned({ overrides: { zod: version } })).toHaveLength(1)
})

test('a lock file with a download address, without a hash or with a weak one is refused', () => {
  const download = { version: '1.0.0', integrity, resolved: 'https://example.com/x.tgz' }
  expect(lockProblems(goodPackage, planted('node_modules/x', download))).toEqual([
    'package-lock.json: node_modules/x holds a download address',
  ])
  for (const entry of [{ version: '1.0.0' }, { version: '1.0.0', integrity: 'sha1-abc' }])
    expect(lockProblems(goodPackage, planted('node_modules/x', entry))).toEqual([
      'package-lock.json: node_modules/x has no sha512 integrity',
    ])
})

test('a lock file of another package.json is refused', () => {
  expect(lockProblems({ dependencies: { zod: '4.6.8' } }, goodLock)).toEqual([
    'package-lock.json is not the one of package.json',
  ])
})

test('what is installed must be what the lock file says', () => {
  const versions: Record<string, string> = {
    'node_modules/zod': '4.6.7',
    'node_modules/a/node_modules/@scope/b': '1.0.0',
  }
  const installed = (path: string) => (versions[path] ? { version: versions[path] } : null)
  expect(installedProblems(goodLock, installed)).toEqual([])
  versions['node_modules/zod'] = '4.6.6'
  expect(installedProblems(goodLock, installed)).toEqual([
    'node_modules/zod is installed as 4.6.6, the lock file says 4.6.7',
  ])
  delete versions['node_modules/zod']
  expect(installedProblems(goodLock, installed)).toEqual(['node_modules/zod is not installed'])
  const forOthers = planted('node_modules/x-win32', { version: '1.0.0', integrity, optional: true })
  versions['node_modules/zod'] = '4.6.7'
  expect(installedProblems(forOthers, installed)).toEqual([])
})

test('a package that the lock file does not know is refused', () => {
  const more = planted('node_modules/stowaway', { version: '1.0.0', integrity })
  expect(strangers(goodLock, more)).toEqual(['node_modules/stowaway is installed and not in the lock file'])
  expect(strangers(goodLock, goodLock)).toEqual([])
})

test.each([
  ['node_modules/event-stream', { version: '3.3.6', integrity }],
  ['node_modules/deep/node_modules/debug', { version: '4.4.2', integrity }],
  ['node_modules/@ctrl/tinycolor', { version: '4.1.2', integrity }],
  ['node_modules/alias', { name: 'chalk', version: '5.6.1', integrity }],
  ['node_modules/peacenotwar', { version: '9.9.9', integrity }],
])('%s with %j is known to be bad', (path, entry) => {
  expect(knownBad(planted(path, entry), denyList)).toEqual([
    expect.stringMatching(/is known to be bad: 20\d\d: .+/),
  ])
})

test('other versions of the same packages are fine', () => {
  expect(knownBad(planted('node_modules/debug', { version: '4.4.3', integrity }), denyList)).toEqual([])
})

test('every entry of the deny list can be read', () => {
  for (const { name, range, reason } of denyList) {
    expect(name).toMatch(/^(@[\w.-]+\/)?[\w.-]+$/)
    expect(() => isInRange('1.0.0', range)).not.toThrow()
    expect(reason).toMatch(/^20\d\d: /)
  }
})

test.each([
  ['1.2.3', '1.2.3', true],
  ['1.2.3', '1.2.4', false],
  ['1.2.3', '>=1.2.0 <1.2.3', false],
  ['1.2.2', '>=1.2.0 <1.2.3', true],
  ['1.10.0', '>1.9.0', true],
  ['2.0.0', '1.0.0 || >=2.0.0 <=2.0.1', true],
  ['0.0.1', '*', true],
  ['2.0.0-beta.1', '>=1.0.0 <2.0.0', true],
])('%s in %s: %s', (version, range, expected) => {
  expect(isInRange(version, range)).toBe(expected)
})

test('a range that cannot be read is no range without versions', () => {
  expect(() => isInRange('1.0.0', 'all of them')).toThrow('cannot be read')
})

test('a script at the installation needs a name on the list', () => {
  const lock = planted('node_modules/surprise', { version: '1.0.0', integrity, hasInstallScript: true })
  expect(installScripts(lock, ['surprise'])).toEqual([])
  expect(installScripts(lock, ['node'])).toEqual([
    expect.stringMatching(/^node_modules\/surprise runs a script/),
  ])
})

test('npm audit fails the check on serious weaknesses, warns of others and of silence', () => {
  const report = {
    vulnerabilities: {
      a: { name: 'a', severity: 'critical' },
      b: { name: 'b', severity: 'low' },
    },
  }
  expect(judgeAudit(report)).toEqual({
    problems: ['npm audit: a has a known weakness (critical)'],
    warnings: ['npm audit: b has a known weakness (low)'],
  })
  expect(judgeAudit({ vulnerabilities: {} })).toEqual({ problems: [], warnings: [] })
  for (const silence of [null, { error: { code: 'ENOTFOUND' } }, { message: 'not found' }])
    expect(judgeAudit(silence)).toMatchObject({
      problems: [],
      warnings: [expect.stringMatching(/did not answer/)],
    })
})
