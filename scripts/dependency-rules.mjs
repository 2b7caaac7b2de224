// What may be wrong with the packages this project uses. Pure: the files are read by check-dependencies.mjs.
import semver from 'semver'

const { satisfies, validRange } = semver

const kinds = ['dependencies', 'devDependencies', 'optionalDependencies', 'peerDependencies', 'overrides']
const exact = /^\d+\.\d+\.\d+(-[0-9A-Za-z.-]+)?$/

/** Every version in package.json is one version, never a range, a tag or an address. */
export function unpinned(packageFile) {
  return kinds.flatMap((kind) =>
    Object.entries(packageFile[kind] ?? {})
      .filter(([, version]) => typeof version !== 'string' || !exact.test(version))
      .map(
        ([name, version]) =>
          `package.json: ${name} in ${kind} is ${JSON.stringify(version)}, not one version`,
      ),
  )
}

/** The lock file belongs to package.json, names what every package must hash to, and no place to load it from. */
export function lockProblems(packageFile, lock) {
  const own = lock.packages?.[''] ?? {}
  const wanted = (file) =>
    JSON.stringify(['dependencies', 'devDependencies'].map((kind) => sorted(file[kind])))
  const problems =
    wanted(own) === wanted(packageFile) ? [] : ['package-lock.json is not the one of package.json']
  for (const [path, entry] of packagesOf(lock)) {
    if (entry.resolved !== undefined) problems.push(`package-lock.json: ${path} holds a download address`)
    if (!/^sha512-/.test(entry.integrity ?? ''))
      problems.push(`package-lock.json: ${path} has no sha512 integrity`)
  }
  return problems
}

/** `installed(path)` gives the package.json found there, or null. */
export function installedProblems(lock, installed) {
  return packagesOf(lock).flatMap(([path, entry]) => {
    const found = installed(path)
    // Packages for other machines are not installed on this one.
    if (!found) return entry.optional ? [] : [`${path} is not installed`]
    if (found.version === entry.version) return []
    return [`${path} is installed as ${found.version}, the lock file says ${entry.version}`]
  })
}

/** What npm itself noted as installed and the lock file does not know. */
export function strangers(lock, installedLock) {
  const known = new Set(packagesOf(lock).map(([path]) => path))
  return packagesOf(installedLock)
    .filter(([path]) => !known.has(path))
    .map(([path]) => `${path} is installed and not in the lock file`)
}

export function knownBad(lock, denyList) {
  return packagesOf(lock).flatMap(([path, entry]) => {
    const name = entry.name ?? nameOf(path)
    return denyList
      .filter((bad) => bad.name === name && isInRange(entry.version, bad.range))
      .map((bad) => `${name} ${entry.version} is known to be bad: ${bad.reason}`)
  })
}

/** A script that runs at the installation can do anything: each one is allowed by name. */
export function installScripts(lock, allowed) {
  return packagesOf(lock)
    .filter(([path, entry]) => entry.hasInstallScript && !allowed.includes(entry.name ?? nameOf(path)))
    .map(([path]) => `${path} runs a script when it is installed, and is not on the list that may`)
}

/** A version before a release counts too: '<2.0.0' means 2.0.0-beta as well. */
export function isInRange(version, range) {
  if (!validRange(range)) throw new Error(`data/known-bad-packages.json: ${range} cannot be read`)
  return satisfies(version, range, { includePrerelease: true })
}

function packagesOf(lock) {
  return Object.entries(lock.packages ?? {}).filter(([path, entry]) => path !== '' && !entry.link)
}

function nameOf(path) {
  return path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)
}

function sorted(record = {}) {
  return Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1))
}
