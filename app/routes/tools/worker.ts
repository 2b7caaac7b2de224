import { toolFiles, townFiles } from 'virtual:island-files'
import { pathIn } from '../../platform/language.ts'
import { toolDataPaths } from '../../site/addresses.ts'
import { renderContext, siteContext } from '../../site/context.ts'
import unregisterWorker from '../../tools/offline/unregister-worker.ts?inline-script'
import { workerText } from '../../tools/offline/worker-text.ts'
import { toolNames, toolPaths } from '../../tools/tool-paths.ts'
import { fontUrls } from '../../ui/fonts.ts'
import type { Route } from './+types/worker'

export async function loader({ context }: Route.LoaderArgs) {
  return new Response(import.meta.env.DEV ? unregisterWorker : await text(context), {
    headers: { 'Content-Type': 'text/javascript; charset=utf-8', 'Cache-Control': 'no-cache' },
  })
}

async function text(context: Route.LoaderArgs['context']) {
  const site = context.get(siteContext)
  const render = context.get(renderContext)
  const { language } = site
  const pages = await Promise.all(
    [...toolNames.map((name) => toolPaths[name]), ...toolDataPaths].map(async (path) => {
      const { status, html } = await render(path, site)
      if (status !== 200) throw new Error(`${path} cannot be kept: it answers ${status}`)
      return { path: pathIn(language, path), html }
    }),
  )
  const files = [...fontUrls[language], ...toolFiles[language]]
  return workerText({ pages, files, townFiles: townFiles[language] }, language)
}
