import { answerImage } from '../articles/serve-image.server.ts'
import { databaseContext } from '../platform/context.ts'
import type { Route } from './+types/article-image'

/** An uploaded picture of an article; without a file the middle size. */
export async function loader({ params, request, context }: Route.LoaderArgs) {
  return await answerImage(context.get(databaseContext).db, request, params.id, params.file)
}
