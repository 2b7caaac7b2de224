import type { HealthState } from '../../findings.ts'
import { momentWords } from '../../plain-words.ts'

const states: Record<HealthState, string> = { good: 'Good', look: 'Have a look', wrong: 'Needs you' }

const summaries: Record<HealthState, string> = {
  good: 'All is well.',
  look: 'The site works. Some things deserve a look.',
  wrong: 'Some things need you before the site is in order.',
}

export const words = {
  headTitle: 'Health, admin',
  title: 'Health',
  states,
  summaries,
  makeBackup: 'Make a backup',
  makeAnotherBackup: 'Make another backup',
  program: 'This program',
  errors: 'Last errors',
  errorsSince: (started: Date) =>
    `Of this process since ${momentWords(started)}, newest first, twenty at most`,
  columns: { when: 'When (UTC)', what: 'What', kind: 'Kind', reference: 'Reference' },
  noReference: '–',
}
