import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { ownerEnv } from '../../server/testing/owner.ts'
import { quickPasswords } from '../../server/testing/quick-passwords.ts'
import { startSite as start } from '../../server/testing/site.ts'

export type Site = Awaited<ReturnType<typeof startSite>>

/** A folder that is gone after the test. */
export function scratchFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'second-key-faults-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

// Each story of a test comes from a household of its own.
const always = { ...ownerEnv, TRUST_PROXY: '1' }

type Options = Parameters<typeof start>[0]

/** A site with an owner. It ends with the test, whatever the test does to it. */
export async function startSite({ waitsFor, nodeOptions = [], ...options }: Options = {}) {
  const env = { ...always, DATA_DIR: options.env?.DATA_DIR ?? scratchFolder(), ...options.env }
  const site = await start({ ...options, nodeOptions: [...quickPasswords, ...nodeOptions], env, waitsFor })
  onTestFinished(async ({ task }) => {
    await site.stop('SIGKILL')
    if (task.result?.state === 'fail')
      console.error(`The site at ${site.url} said last:\n${site.output().slice(-6000)}`)
  })
  return site
}
