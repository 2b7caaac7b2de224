export const words = {
  head: {
    title: (brand: string) => `The approval wall: where renters tell their stories | ${brand}`,
    description:
      'Where renters with bad credit, evictions, broken leases or a record tell how they got approved. Every story is reviewed before it appears.',
    titleOfExamples: (brand: string) => `The approval wall: made-up examples for now | ${brand}`,
    descriptionOfExamples:
      'Made-up examples of how renters with bad credit, evictions, broken leases or a record can get approved. Real stories appear once renters send them.',
  },
  title: 'The approval wall',
  lead: 'Renters who were told no, and then told yes.',
  toldByThemselves: ' Told by themselves.',
  allMadeUp: 'Made-up examples for now; real stories appear here once renters send them.',
  someMadeUp: ' Stories marked as examples are made up.',
  tabs: { wall: 'Success Wall', share: 'Share Your Story' },
  reviewed: 'All stories are reviewed by admins before appearing.',
  refresh: 'Refresh',
  more: 'More stories',
  all: 'All stories',
  newest: 'Newest stories',
  older: 'Older stories',
  share: 'Share Your Story',
  noMore: 'These were all the stories.',
  none: {
    title: 'No Stories Yet',
    text: 'Be the first to share your success story!',
    note: 'Stories appear here after admin approval',
  },
  card: {
    approved: 'Approved',
    approvedOn: (date: string) => `Approved on ${date}`,
    sentInOn: (date: string) => `Sent in on ${date}`,
    howHelped: (brand: string) => `How ${brand} Helped`,
    encouragement: 'Words of Encouragement',
    anonymous: 'Anonymous',
    quoted: (words: string) => `“${words}”`,
    photos: {
      renter: 'The renter',
      exterior: 'The new place from outside',
      interior: 'The new place inside',
    },
    /** Nobody stands before a made-up door: its photos are drawings of ours. */
    drawings: {
      renter: 'A drawing: the renter',
      exterior: 'A drawing: the new place from outside',
      interior: 'A drawing: the new place inside',
    },
  },
  story: {
    told: (name: string, town: string, words: string) => `${name} from ${town}: “${words}”`,
    toldAsExample: (label: string, name: string, town: string, words: string) =>
      `${label}. ${name} from ${town}: “${words}”`,
    quiet: {
      title: (brand: string) => `A renter’s story | ${brand}`,
      description: 'A story from the approval wall, where renters tell how they were told yes.',
    },
  },
}
