import { data } from 'react-router'
import { ownFile } from '../../applications/private/own-file.server.ts'
import { headersOfSecret, tokenParameter } from '../../applications/private/private-link.ts'
import { databaseContext } from '../../platform/context.ts'
import { formDataOf } from '../../platform/form-data.ts'
import { siteContext } from '../../site/context.ts'
import type { Route } from './+types/download'

/** By post: the key of the private page stands in no address. */
export async function action({ request, context }: Route.ActionArgs) {
  const token = String((await formDataOf(request)).get(tokenParameter) ?? '')
  const file = await ownFile(context.get(databaseContext).db, token, context.get(siteContext))
  if (!file) throw data(null, { status: 404 })
  const body = `${JSON.stringify(file.content, null, 2)}\n`
  return new Response(body, {
    headers: {
      ...headersOfSecret,
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Length': String(Buffer.byteLength(body)),
      'Content-Disposition': `attachment; filename="${file.name}"`,
      'Cache-Control': 'no-store',
    },
  })
}

export function loader(): never {
  throw data(null, { status: 404 })
}
