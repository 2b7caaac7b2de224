import cluster from 'node:cluster'
import { resolve } from 'node:path'
import * as build from 'virtual:react-router/server-build'
import { connectWorker } from './cluster/connect-worker.ts'
import { singleProcess } from './cluster/worker-link.ts'
import { staticFiles } from './http/static-files.ts'
import { start } from './start.ts'

/** The built site in this process, alone or as one of several. */
export async function serve() {
  const [, program = ''] = process.argv
  const link = cluster.isWorker ? await connectWorker() : singleProcess()
  await start({
    build,
    mode: 'production',
    // From build/pages/server, whatever the working directory is.
    serveFiles: staticFiles(resolve(import.meta.dirname, '../..'), resolve(program, '../../..')),
    link,
  })
}
