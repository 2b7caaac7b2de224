import type { Answers, Reason, Wrong } from './answers.ts'

type Options<Value extends string> = readonly { value: Value; label: string }[]

export const happenedOptions: Options<Exclude<Answers['happened'], ''>> = [
  { value: 'refused', label: 'They said no' },
  { value: 'terms', label: 'They want more deposit or a co-signer' },
  { value: 'silent', label: 'I never heard back, or got no reason' },
]

export const reportOptions: Options<Exclude<Answers['report'], ''>> = [
  { value: 'named', label: 'Yes, I have its name' },
  { value: 'unnamed', label: 'No, or I cannot find it' },
  { value: 'none', label: 'They say they used no report' },
]

export const reasonOptions: Options<Reason> = [
  { value: 'credit', label: 'Credit' },
  { value: 'eviction', label: 'An eviction' },
  { value: 'lease', label: 'A broken lease' },
  { value: 'record', label: 'A record' },
  { value: 'income', label: 'Income' },
  { value: 'none', label: 'No reason' },
]

export const wrongOptions: Options<Wrong> = [
  { value: 'notMine', label: 'It is not about me' },
  { value: 'dismissed', label: 'A case was dismissed or won' },
  { value: 'paid', label: 'A debt is paid, or the amount is off' },
  { value: 'old', label: 'It is older than seven years' },
  { value: 'nothing', label: 'I read it. It is right' },
]

export const questionWords = {
  happened: { question: 'What happened?' },
  toldOn: { question: 'When were you told?', hint: 'The day of the letter, mail or call.' },
  state: { question: 'Which state is the home in?', hint: 'For its law and free legal aid.' },
  report: {
    question: 'Did they name a screening company?',
    hint: 'If a report was used, they must name who made it.',
  },
  reason: { question: 'What was the reason?' },
  wrong: { question: 'What is wrong in the report?', hint: 'Pick all that fit. Not seen it yet? Pick none.' },
} as const
