import { data, redirect } from 'react-router'
import { actorOf } from '../../../accounts/actor.ts'
import { personHash } from '../../../audit/person-hash.server.ts'
import { withMessage } from '../../../layout/messages.ts'
import { databaseContext } from '../../../platform/context.ts'
import { formDataOf } from '../../../platform/form-data.ts'
import { fieldIn } from '../../../platform/outside-text.ts'
import { keptAbout } from '../../../privacy/kept-about.server.ts'
import { PeoplePage } from '../../../privacy/people-page.tsx'
import { peopleWords } from '../../../privacy/people-words.ts'
import { deletePerson } from '../../../privacy/queries.server.ts'
import { isSamePerson, wantedPerson } from '../../../privacy/wanted-person.ts'
import { intakeContext } from '../../../stories/context.ts'
import type { Route } from './+types/index'

/** Only so that the guard is asked before the page is shown. */
export function loader() {
  return null
}

/** Posted, so that no address stands in the history of a browser or in a log. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await formDataOf(request)
  const text = (name: string) => fieldIn(form, name, 254).trim()
  const typed = text('who')
  const database = context.get(databaseContext)
  if (form.get('intent') !== 'delete') return { kept: await keptAbout(database.db, typed) }
  const who = wantedPerson(typed)
  if (!typed || !isSamePerson(who, wantedPerson(text('again')))) {
    const error = peopleWords.en.deletion.otherAddress
    return data({ kept: await keptAbout(database.db, typed, error) }, { status: 422 })
  }
  const person = personHash(context.get(intakeContext).secret, who.value)
  await deletePerson(database, typed, { ...actorOf(context), personHash: person })
  throw redirect(withMessage('/admin/people', 'person-deleted'), 303)
}

export function meta() {
  return [{ title: peopleWords.en.headTitle }]
}

export default function AdminPeopleRoute({ actionData }: Route.ComponentProps) {
  return <PeoplePage kept={actionData?.kept ?? null} />
}
