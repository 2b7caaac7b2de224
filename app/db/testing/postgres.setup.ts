import type { TestProject } from 'vitest/node'
import { requirePostgresBinaries } from './postgres-binaries.ts'
import { startCluster } from './postgres-cluster.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** A role that may create databases and roles. */
    postgresUrl: string
  }
}

export default async function setup(project: TestProject) {
  const given = process.env.TEST_DATABASE_URL
  if (given) {
    project.provide('postgresUrl', given)
    return
  }
  const cluster = await startCluster(requirePostgresBinaries())
  project.provide('postgresUrl', cluster.url)
  // Every project of the run asks; the first one's server is good for all.
  process.env.TEST_DATABASE_URL = cluster.url
  return cluster.stop
}
