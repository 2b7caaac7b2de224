import { open } from 'node:fs/promises'
import { tableKinds } from './import-kinds.ts'

const lookedAtBytes = 200

/** As a download of everything begins: with the name of a table and its rows. */
const beginning = new RegExp(`^\\uFEFF?\\s*\\{\\s*"(?:${tableKinds.join('|')})"\\s*:\\s*\\[`)

export async function holdsEverything(path: string) {
  await using file = await open(path)
  const { buffer, bytesRead } = await file.read({ buffer: Buffer.alloc(lookedAtBytes), position: 0 })
  return beginning.test(buffer.toString('utf8', 0, bytesRead))
}
