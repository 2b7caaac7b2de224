import { data, type RouterContextProvider } from 'react-router'
import { cannotWrite } from '../db/cannot-write.ts'
import { databaseContext, logContext, requestContext } from '../platform/context.ts'
import { TooLate, within } from '../platform/time-limit.ts'

type Context = Pick<RouterContextProvider, 'get'>

/** Longer than any session takes to read or write, and shorter than anybody waits before trying again. */
const patienceMs = 5000

/**
 * Work that needs the database. Where it fails because the database is away or can write nothing, the answer is a
 * 503 that says so; any other trouble stays what it is.
 */
export async function orSayAway<T>(context: Context, work: Promise<T>, withinMs = patienceMs): Promise<T> {
  try {
    return await within(withinMs, work)
  } catch (error) {
    const isAway = error instanceof TooLate || cannotWrite(error) || !(await answers(context))
    if (!isAway) throw error
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
