import * as build from 'virtual:react-router/server-build'
import { SettingError } from '../app/platform/env.server.ts'
import { start } from './start.ts'
import { staticFiles } from './static-files.ts'

start({ build, mode: 'production', serveFiles: staticFiles('build') }).catch((error: unknown) => {
  const isPlain = error instanceof SettingError || (error instanceof Error && 'isPlain' in error)
  console.error(isPlain && error instanceof Error ? error.message : error)
  process.exit(1)
})
