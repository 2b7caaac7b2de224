import { RouterContextProvider, type ServerBuild } from 'react-router'
import type { Auth } from '../../app/accounts/auth.server.ts'
import { authContext } from '../../app/accounts/context.ts'
import { visitsContext } from '../../app/analytics/context.ts'
import type { Visits } from '../../app/analytics/visits.server.ts'
import { type ApplicationIntake, applicationsContext } from '../../app/applications/context.ts'
import { articleListContext, type ListHandover } from '../../app/articles/article-list.ts'
import type { BackupMaker } from '../../app/backup/backup-maker.server.ts'
import { backupContext } from '../../app/backup/context.ts'
import { importsContext } from '../../app/data/context.ts'
import type { Imports } from '../../app/data/import/imports.server.ts'
import type { Database } from '../../app/db/database.server.ts'
import { factsContext } from '../../app/health/context.ts'
import type { ServerFacts } from '../../app/health/server-facts.ts'
import { databaseContext, logContext, type RequestFacts, requestContext } from '../../app/platform/context.ts'
import type { Env } from '../../app/platform/env.server.ts'
import { lookUpContext, redirectsContext } from '../../app/redirects/context.ts'
import type { RedirectCache } from '../../app/redirects/redirect-cache.server.ts'
import type { LiveSite } from '../../app/settings/live-site.server.ts'
import { renderContext, siteContext } from '../../app/site/context.ts'
import { askedIn } from '../../app/site/find-address.ts'
import type { Site } from '../../app/site/site.ts'
import { picturesContext } from '../../app/social/context.ts'
import type { PictureRenderer } from '../../app/social/picture-renderer.server.ts'
import { intakeContext } from '../../app/stories/context.ts'
import type { StoryIntake } from '../../app/stories/intake.server.ts'
import { localHref } from '../../app/ui/language.ts'
import { anonymousRequest } from '../http/web-request.ts'
import type { Log } from '../log.ts'
import { answerOf } from './missing-pages.ts'
import { createRouting } from './routing.ts'

export type HandlerParts = {
  env: Pick<Env, 'siteUrl'>
  log: Log
  database: Database
  intake: StoryIntake
  applications: ApplicationIntake
  imports: Pick<Imports, 'begin' | 'report'>
  auth: Auth
  live: LiveSite
  backups: BackupMaker
  visits: Visits
  redirects: RedirectCache
  pictures: Pick<PictureRenderer, 'render'>
  facts: ServerFacts
  /** In development a function, called with every request, after which the routes are sorted anew. */
  build: ServerBuild | (() => Promise<ServerBuild>)
  mode: 'production' | 'development'
}

type Handled = {
  site: Site
  pathname: string
  request: Request
  known: RequestFacts
  handover?: ListHandover
}

export type HandlePage = (handled: Handled) => Promise<Response>

/** Runs React Router, with everything of the server that routes use in its context. */
export function createPageHandler(parts: HandlerParts): HandlePage {
  const { env, live } = parts
  const handlerOf = createRouting(parts.build, parts.mode)
  return handle

  /** Routes know paths without their language; a redirect stays in the language of the page. */
  async function handle({ site, pathname, request, known, handover = {} }: Handled) {
    const answer = await handlerOf(pathname)(request, contextFor(known, site, handover))
    const to = answer.headers.get('Location')
    if (to !== null && site.language !== 'en') answer.headers.set('Location', localHref(site.language, to))
    return answer
  }

  function contextFor(known: RequestFacts, site: Site, handover: ListHandover) {
    const context = new RouterContextProvider()
    context.set(databaseContext, parts.database)
    context.set(siteContext, site)
    context.set(logContext, parts.log)
    context.set(intakeContext, parts.intake)
    context.set(applicationsContext, parts.applications)
    context.set(importsContext, parts.imports)
    context.set(authContext, parts.auth)
    context.set(visitsContext, parts.visits)
    context.set(redirectsContext, parts.redirects)
    context.set(lookUpContext, lookUp)
    context.set(picturesContext, parts.pictures)
    context.set(backupContext, parts.backups)
    context.set(requestContext, known)
    context.set(factsContext, parts.facts)
    context.set(renderContext, renderWith)
    context.set(articleListContext, handover)
    return context
  }

  async function lookUp(pathname: string) {
    const { language } = askedIn(pathname)
    const site = await live.current(language)
    return answerOf(await handleAnonymous(pathname, site, { id: 'look-up', tags: new Set() }))
  }

  /** A page as it would be with other settings; not cached. */
  async function renderWith(pathname: string, site: Site) {
    const tags = new Set<string>()
    const answer = await handleAnonymous(pathname, site, { id: 'trial', tags })
    return { status: answer.status, html: await answer.text(), tags }
  }

  async function handleAnonymous(pathname: string, site: Site, known: RequestFacts) {
    const request = anonymousRequest(env.siteUrl, askedIn(pathname).path)
    return await handle({ site, pathname, request, known })
  }
}
