export const words = {
  decide: 'Read and decide',
  why: 'You get this mail because you look after the stories. The owner decides how often it comes.',
  arrived: {
    subject: (brand: string) => `${brand}: a new story is waiting`,
    lead: 'Somebody shared a story. It waits for your decision.',
    odd: 'Please look twice: something about it looks like spam.',
    lastOfHour: 'Many stories came in this hour. For the rest of it, no more mails about new ones.',
  },
  ofDay: {
    subject: (brand: string, count: number) => `${brand}: ${counted(count).toLowerCase()}`,
    lead: (count: number) => `${counted(count)} came in since the last mail of this kind.`,
    odd: (headline: string) => `${headline} (flagged: please look twice)`,
    erased: '(deleted since)',
    more: (count: number) => `and ${count} more`,
    oneWaits: 'One story waits for a decision.',
    manyWait: (count: string) => `${count} stories wait for a decision.`,
  },
}

function counted(count: number) {
  return count === 1 ? 'One new story' : `${count} new stories`
}
