import { databaseContext } from '../context.ts'
import { answerPhoto } from '../photos/serve.server.ts'
import type { Route } from './+types/photo'

/** A photo of an approved story; /photos/{id} alone is a middle size. */
export function loader({ params, request, context }: Route.LoaderArgs) {
  return answerPhoto(context.get(databaseContext).db, request, params.id, params.file)
}
