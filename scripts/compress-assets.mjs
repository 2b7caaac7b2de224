// Writes .br and .gz beside every file worth it, at the strongest setting: it is done once per build.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

const worthIt = /\.(js|css|svg|json|txt|xml|webmanifest)$/

for (const folder of ['build/pages/client', 'build/islands']) {
  for (const name of readdirSync(folder, { recursive: true })) {
    const file = join(folder, name)
    if (!worthIt.test(file)) continue
    const body = readFileSync(file)
    writeFileSync(
      `${file}.br`,
      brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
    )
    writeFileSync(`${file}.gz`, gzipSync(body, { level: 9 }))
  }
}
