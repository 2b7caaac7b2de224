import { toolFiles, townFiles } from 'virtual:island-files'
import { toolDataPaths } from '../../site/addresses.ts'
import { renderContext, siteContext } from '../../site/context.ts'
import farewell from '../../tools/offline/farewell-worker.ts?inline-script'
import { workerText } from '../../tools/offline/worker-text.ts'
import { tools } from '../../tools/tool.ts'
import { headFontUrl } from '../../ui/fonts.ts'
import type { Route } from './+types/worker'

export async function loader({ context }: Route.LoaderArgs) {
  return new Response(import.meta.env.DEV ? farewell : await text(context), {
    headers: { 'Content-Type': 'text/javascript; charset=utf-8', 'Cache-Control': 'no-cache' },
  })
}

async function text(context: Route.LoaderArgs['context']) {
  const site = context.get(siteContext)
  const render = context.get(renderContext)
  const pages = await Promise.all(
    [...Object.values(tools).map(({ path }) => path), ...toolDataPaths].map(async (path) => {
      const { status, html } = await render(path, site)
      if (status !== 200) throw new Error(`${path} cannot be kept: it answers ${status}`)
      return { path, html }
    }),
  )
  return workerText({ pages, files: [headFontUrl, ...toolFiles.en], townFiles: townFiles.en })
}
