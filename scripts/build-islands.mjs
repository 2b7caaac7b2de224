// Builds the interactive parts, once for each language. Runs on the pinned Node, which reads the sources as they are.
import { build } from 'vite'
import { languages } from '../app/platform/language.ts'

for (const mode of languages) await build({ configFile: 'vite.islands.config.ts', mode, logLevel: 'warn' })
