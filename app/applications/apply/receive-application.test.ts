import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { visitsContext } from '../../analytics/context.ts'
import { openDatabase } from '../../db/database.server.ts'
import { freshPlace } from '../../db/testing/engines.ts'
import { logContext, requestContext } from '../../platform/context.ts'
import { siteContext } from '../../site/context.ts'
import { defaultSite } from '../../site/site.ts'
import { applicationsContext } from '../context.ts'
import { receiveApplication } from './receive-application.server.ts'

test.each([
  ['back', 200, 'step of an application not counted'],
  ['send', 503, 'application not kept'],
])('without a database "%s" is answered %i, and the log has the reason', async (go, status, words) => {
  const place = await freshPlace('sqlite')
  const database = await openDatabase(place.options)
  await database.close()
  const logged: string[] = []
  const site = defaultSite('https://keys.example')
  const context = new RouterContextProvider()
  context.set(applicationsContext, { database, secret: 'one secret', site, canMail: false })
  context.set(siteContext, site)
  context.set(requestContext, { id: 'request-id', address: '203.0.113.7', tags: new Set<string>() })
  context.set(logContext, { error: (_facts, text) => void logged.push(text), warn() {} })
  context.set(visitsContext, { happened() {}, stepped() {} })
  const body = new URLSearchParams({ step: 'home', go })
  const request = new Request('https://keys.example/forms/funding', { method: 'POST', body })
  const pages = { placeAt: () => null, countedPath: () => null, stateOfZip: () => null }
  expect(await receiveApplication(request, context, 'funding', pages)).toMatchObject({ status })
  expect(logged).toEqual([words])
  await place.remove()
})
