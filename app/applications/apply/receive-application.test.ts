import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { visitsContext } from '../../analytics/context.ts'
import { type Database, openDatabase } from '../../db/database.server.ts'
import { freshPlace, migratedPlace } from '../../db/testing/engines.ts'
import { logContext, requestContext } from '../../platform/context.ts'
import { siteContext } from '../../site/context.ts'
import { defaultSite, type Site } from '../../site/site.ts'
import { consentsIn } from '../consents.ts'
import { applicationsContext } from '../context.ts'
import { formMark } from './form-mark.ts'
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
  const context = contextWith(database, site, logged)
  expect(await post(context, { step: 'home', go })).toMatchObject({ status })
  expect(logged).toEqual([words])
  await place.remove()
})

const filled = {
  ...{ step: 'yes', go: 'send', fullName: 'Demo Avery', email: 'avery@example.com', phone: '' },
  ...{ place: 'Houston, TX', adults: '1', program: 'funding', yes: 'contact' },
}

test('a form whose words or questions changed while it was open is not kept: the boxes are unticked, and it says why', async () => {
  const place = await migratedPlace('sqlite')
  const database = await openDatabase(place.options)
  const site = defaultSite('https://keys.example')
  const context = contextWith(database, site)
  const old = { ...site, brand: 'Old Name' }
  const asking = { ...site, questions: { moveIn: { isRequired: true } } }
  const marks = [formMark(old, 'funding'), formMark(asking, 'funding'), formMark(site, 'diy-order'), '']
  for (const mark of marks) {
    const taken = await post(context, { ...filled, mark })
    expect(taken).toMatchObject({ kind: 'page', status: 422, isChanged: true })
    if (taken.kind !== 'page') continue
    const { step, yes, message, answers } = taken.state
    expect({ step, yes, name: answers.fullName }).toEqual({ step: 'yes', yes: [], name: 'Demo Avery' })
    expect(message).toMatch(/^This form has changed since you opened it/)
  }
  expect(await database.db.selectFrom('application_consents').selectAll().execute()).toEqual([])
  expect(await post(context, { ...filled, mark: formMark(site, 'funding') })).toMatchObject({
    status: 201,
  })
  const [kept] = await database.db.selectFrom('application_consents').selectAll().execute()
  expect(kept?.wording).toBe(consentsIn('en', 'funding').contact.wording(site.brand))
  await database.close()
  await place.remove()
})

test('where the programs are not offered is said beside the place, with every step and at the end', async () => {
  const place = await migratedPlace('sqlite')
  const database = await openDatabase(place.options)
  const site = defaultSite('https://keys.example')
  const context = contextWith(database, site)
  const there = { ...filled, place: 'San Juan, PR 00901', mark: formMark(site, 'funding') }
  for (const step of [{ step: 'home', go: 'next' }, {}])
    expect(await post(context, { ...there, ...step })).toMatchObject({
      status: 422,
      state: {
        step: 'home',
        answers: { place: there.place },
        errors: { place: expect.stringContaining('not in Puerto Rico') },
      },
    })
  expect(await database.db.selectFrom('applications').select('id').execute()).toEqual([])
  await database.close()
  await place.remove()
})

function post(context: RouterContextProvider, fields: Record<string, string>) {
  const body = new URLSearchParams(fields)
  const request = new Request('https://keys.example/forms/funding', { method: 'POST', body })
  const pages = { placeAt: () => null, countedPath: () => null, stateOfZip: () => null }
  return receiveApplication(request, context, 'funding', pages)
}

function contextWith(database: Database, site: Site, logged: string[] = []) {
  const context = new RouterContextProvider()
  context.set(applicationsContext, { database, secret: 'one secret', site, canMail: false })
  context.set(siteContext, site)
  context.set(requestContext, { id: 'request-id', address: '203.0.113.7', tags: new Set<string>() })
  context.set(logContext, { error: (_facts, text) => void logged.push(text), warn() {} })
  context.set(visitsContext, { happened() {}, stepped() {} })
  return context
}
