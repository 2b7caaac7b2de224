import { longDay } from '../../../platform/us-date.ts'

type Law = { state: string; statute: string; detail: string; asOf: string }

function warning(verb: string, { state, statute, detail, asOf }: Law) {
  const more = detail ? `; ${detail}` : ''
  return `Warning: the law of ${state} ${verb} renters by their source of income (${statute}${more}; source of ${longDay(asOf)}). To refuse vouchers here may be unlawful. Read it and ask a lawyer; this is no legal advice.`
}

export const words = {
  ways: { refused: 'Refused', considered: 'Welcome' },
  sections: {
    protects: 'Where the law protects source of income',
    doubtful: 'Where such a law is on file, but not certain',
    none: 'Other states: none on file, which does not mean that there is none',
  },
  label: (state: string) => `Vouchers in ${state}`,
  warnings: {
    protects: (law: Law) => warning('protects', law),
    doubtful: (law: Law) => warning('may protect', law),
  },
  read: (statute: string) => `Read ${statute}`,
}
