import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import { expect, test } from 'vitest'
import { publicAddresses } from '../../app/site/addresses.ts'
import { createRouting } from './routing.ts'

const paths = publicAddresses.flatMap(({ path, samples }) => [
  ...samples.flatMap((sample) => sample.paths),
  path.replace(/:\w+\??/g, 'some-thing').replace('*', 'some/thing'),
])

test('every path is answered by the route that all routes together would choose', async () => {
  const handlerOf = createRouting(build, 'production')
  const whole = createRequestHandler(build, 'production')
  const answers = await Promise.all(paths.map((path) => answerOf(handlerOf, path)))
  expect(answers).toEqual(await Promise.all(paths.map((path) => answerOf(() => whole, path))))
  expect(new Set(answers)).toEqual(new Set(publicAddresses.map(({ path }) => path)))
})

test('a path of no address, and one of the admin area, is left to all routes', async () => {
  const handlerOf = createRouting(build, 'production')
  const whole = handlerOf('/no/such/page')
  expect(handlerOf('/admin/articles')).toBe(whole)
  expect(handlerOf('/nothing')).toBe(whole)
  expect(handlerOf('/state/texas')).not.toBe(whole)
  expect(handlerOf('/STATE/Ohio')).toBe(handlerOf('/state/texas'))
  expect(await answerOf(handlerOf, '/no/such/page')).toBe('routes/not-found')
})

test('in development all routes are asked for every path', () => {
  const handlerOf = createRouting(async () => build, 'development')
  expect(handlerOf('/state/texas')).toBe(handlerOf('/nothing'))
})

async function answerOf(handlerOf: ReturnType<typeof createRouting>, path: string) {
  const request = new Request(`http://localhost${path}`)
  return await (await handlerOf(path)(request, new RouterContextProvider())).text()
}

/** Every public address as a route that answers with its own id. */
const build = {
  routes: Object.fromEntries(
    [...publicAddresses.map(({ path }) => ({ id: path, path })), { id: 'routes/not-found', path: '/*' }]
      .map(({ id, path }) => ({
        id,
        path: path.slice(1),
        parentId: 'root',
        module: { loader: () => new Response(id) },
      }))
      .concat([{ id: 'root', path: '', module: {} }] as never)
      .map((route) => [route.id, route]),
  ),
  assets: { entry: { imports: [], module: '' }, routes: {}, url: '', version: '' },
  future: {},
  basename: '/',
  publicPath: '/',
  prerender: [],
  ssr: true,
  routeDiscovery: { mode: 'initial' },
  entry: { module: {} },
} as unknown as ServerBuild
