import type { ReactNode } from 'react'
import { grouped } from '../../../platform/us-number.ts'
import type { ImportKind } from '../../import/import-kinds.ts'

const kinds: Record<ImportKind, string> = {
  stories: 'Stories',
  articles: 'Articles',
  applications: 'Applications',
  settings: 'Settings',
  audit: 'Activity',
  everything: 'Everything',
}

export const words = {
  headTitle: 'Import, admin',
  kinds,
  would: (kind: ImportKind) => `${kinds[kind]}: what the import would do`,
  photosLater:
    'Photos in the file are only looked at briefly here. Each one is checked as it comes in; what had to be left out is listed at the end.',
  now: 'Import now',
  doNothing: 'Do nothing',
  back: 'Back',
  underWay: 'Import under way',
  last: 'Last import',
  running: (kind: ImportKind) => `${kinds[kind]}: being brought in.`,
  done: 'Imported. Every page shows it at once.',
  stopped:
    'Stopped before the end, because the site was stopped. Bring the same file once more, and it goes on from there.',
  failed: (problem: string | null) => `Not imported to the end. ${problem}`,
  howMuch: (kind: ImportKind) => `${kinds[kind]}: how much of the file is read`,
  read: (percent: number) => `${percent}% read`,
  mayLeave: 'You may leave this page: the import goes on.',
  howFar: 'See how far it is now',
  ended: (kind: ImportKind, at: ReactNode) => (
    <>
      {kinds[kind]}, {at}
    </>
  ),
  willAdd: (kind: ImportKind) => (kind === 'settings' ? 'Would be changed' : 'Would be added'),
  added: (kind: ImportKind) => (kind === 'settings' ? 'Changed' : 'Added'),
  alreadyThere: 'Already there, left as they are',
  refused: 'Refused',
  ignored: (columns: string[]) => `Columns that mean nothing here are ignored: ${columns.join(', ')}`,
  refusedAndWhy: 'Refused, and why',
  worthKnowing: 'Worth knowing',
  /** One of many tables in a file. */
  of: (kind: ImportKind, title: string) => `${kinds[kind]}: ${title}`,
  more: (count: number) => `… and ${count.toLocaleString('en-US')} more`,
  atLine: (line: number, why: string) => `Line ${line}: ${why}`,
  /** Each reason goes on after the name of its column. */
  why: (reasons: { field: string; reason: string }[]) =>
    reasons.map(({ field, reason }) => `${field} ${reason}`).join('; '),
  reasons: {
    noValue: 'is missing or no such value',
    noId: 'is no id',
    noMoment: 'is no moment',
    noSign: 'holds a sign that no database takes',
    tooLong: 'is too long',
    noReference: 'is no number of ours',
    noClosedReason: 'is no such reason',
    noPhoneEither: 'or a phone number is missing',
    closedOnly: 'goes with the status closed, and only with it',
    otherApplication: 'belongs to another application here',
    noAction: 'is nothing that is done here',
    slugTaken: (why: string) => `is taken: ${why}`,
    inBin: 'lies in the bin: bring it back there',
    slugInBin: 'belongs to an article in the bin: bring that back or erase it there',
    timePassed: 'has passed: the article comes as a draft',
    noSetting: 'is no setting of this site',
    noSettingValue: (setting: string) => `is nothing that “${setting}” can be`,
    noTemplates: 'is no list of reply mails that this site can use',
    misfit: (setting: string, why: string) => `“${setting}” does not fit the others: ${why}`,
    pictureNotHere:
      'is an uploaded picture that is not on this site: the article comes without it. Download with the photos in the file to bring it along',
  },
  problems: {
    everythingIsJson: 'Everything in one file is a file that ends in .json',
    holdsEverything: `This file holds everything: please choose ${kinds.everything}`,
    nothingInIt: 'Nothing that could be imported is in it',
    tooManyRows: (most: number) => `The file has more than ${grouped(most)} rows: please bring them in parts`,
    settingChanged: 'Somebody changed a setting just now. Nothing was imported: please try again',
    unexpected:
      'Something went wrong. What came in until then stays; bring the same file once more, and it goes on from there.',
  },
}
