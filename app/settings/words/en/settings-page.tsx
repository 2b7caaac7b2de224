import type { ReactNode } from 'react'
import type { FormStatus } from '../../setting-row.ts'

const notSet = 'not set'

/** Of a form: whether people reach the owner's own. */
const formStates = {
  own: {
    label: 'Our own form',
    text: 'Nothing is connected: the site’s own form takes the application.',
  },
  frame: { label: 'Connected', text: 'Visitors get your form.' },
  script: { label: 'Connected by script', text: 'Your provider’s script draws the form in the page.' },
  'script-without-key': {
    label: 'Key missing',
    text: 'The script is there, but most providers need the key too.',
  },
} satisfies Record<FormStatus, { label: string; text: string }>

export const words = {
  leaving: {
    title: 'Leave this page?',
    text: 'What you typed is not saved, and is gone when you leave.',
    stay: 'Stay here',
    leave: 'Leave',
  },
  title: (group: string) => `${group}, settings, admin`,
  heading: 'Settings',
  notSaved: 'Not saved yet',
  question: 'Not saved yet: one question',
  problem: (label: string, reason: string) => `${label}: ${reason}`,
  save: 'Save',
  saveAllTheSame: 'Save all the same',
  units: { money: 'in dollars', percent: 'in percent', miles: 'in miles' },
  range: {
    from: (label: string) => `${label}, from`,
    between: 'to',
    to: (label: string) => `${label}, to`,
  },
  notSet: 'Not set',
  asDefault: ' (default)',
  defaultIs: (reads: string) => `Default: ${reads || notSet}`,
  changed: (by: string, at: ReactNode) => (
    <>
      Changed by {by}, {at}
    </>
  ),
  putBack: (by: string, at: ReactNode) => (
    <>
      Put back by {by}, {at}
    </>
  ),
  undo: 'Undo',
  undoOf: (label: string, reads: string) => `Undo: ${label}, back to ${reads || notSet}`,
  backTo: (reads: string) => `Back to ${reads || notSet}`,
  backToDefault: 'Back to default',
  backToDefaultOf: (label: string) => `Back to default: ${label}`,
  formStates,
  aboutForm: (about: string, state: string) => `${about} ${state}`,
  tryIt: 'Try it',
  tryForm: (form: string) => `Try it: ${form}`,
}
