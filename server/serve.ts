import cluster from 'node:cluster'
import * as build from 'virtual:react-router/server-build'
import { alone } from './cluster/company.ts'
import { joinCrew } from './cluster/join-crew.ts'
import { start } from './start.ts'
import { staticFiles } from './static-files.ts'

/** The built site in this process, alone or as one of several. */
export async function serve() {
  const company = cluster.isWorker ? await joinCrew() : alone()
  await start({ build, mode: 'production', serveFiles: staticFiles('build'), company })
}
