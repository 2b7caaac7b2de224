import { data } from 'react-router'
import { actorOf } from '../../../accounts/actor.ts'
import { csvResponse } from '../../../data/csv-response.ts'
import { downloadResponse } from '../../../data/download.ts'
import { isExportKind } from '../../../data/export-kinds.ts'
import { csvPieces, everythingPieces, jsonPieces } from '../../../data/export-pieces.server.ts'
import { noteExport } from '../../../data/queries.server.ts'
import { databaseContext } from '../../../platform/context.ts'
import { formDataOf } from '../../../platform/form-data.ts'
import { dayIn } from '../../../platform/time-zone.ts'
import { siteContext } from '../../../site/context.ts'
import type { Route } from './+types/export'

/** A download, written into the audit log before it begins. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await formDataOf(request)
  const what = String(form.get('what'))
  const format = form.get('format') === 'csv' ? 'csv' : 'json'
  const isEverything = what === 'everything' && format === 'json'
  if (!isEverything && !isExportKind(what)) throw data(null, { status: 400 })

  const database = context.get(databaseContext)
  const withPhotos = format === 'json' && form.get('photos') === 'on'
  await noteExport(database, actorOf(context), { what, format, photos: withPhotos })
  const { url, timeZone } = context.get(siteContext)
  const options = { withPhotos, siteUrl: url }
  const name = `second-key-${what}-${dayIn(new Date(), timeZone)}.${format}`
  if (!isExportKind(what)) return jsonDownload(name, everythingPieces(database.db, options))
  if (format === 'csv') return csvResponse(name, csvPieces(database.db, what, options))
  return jsonDownload(name, jsonPieces(database.db, what, options))
}

function jsonDownload(name: string, pieces: AsyncGenerator<string>) {
  return downloadResponse(name, 'application/json; charset=utf-8', pieces)
}
