import { data, type RouterContextProvider } from 'react-router'
import { databaseContext, logContext, requestContext } from '../platform/context.ts'
import { TooLate, within } from '../platform/time-limit.ts'

type Context = Pick<RouterContextProvider, 'get'>

/**
 * Work that needs the database. Where it fails because the database is away, the answer is a 503 that says so;
 * any other trouble stays what it is.
 */
export async function orSayAway<T>(context: Context, work: Promise<T>, withinMs: number): Promise<T> {
  try {
    return await within(withinMs, work)
  } catch (error) {
    if (!(error instanceof TooLate) && (await answers(context))) throw error
    const { id: requestId } = context.get(requestContext)
    context.get(logContext).error({ err: error, requestId }, 'The database does not answer')
    throw data(null, { status: 503 })
  }
}

async function answers(context: Context) {
  return await context
    .get(databaseContext)
    .check()
    .then(
      () => true,
      () => false,
    )
}
