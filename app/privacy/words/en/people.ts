export const words = {
  headTitle: 'People, admin',
  title: 'People',
  about:
    'Somebody asks what you keep about them, or wants it deleted? Look up their e-mail address, their phone number or the number of their application here. Make sure that it is theirs: answer to that address or number only. You see what was sent under exactly that. What they sent under another address or number has to be looked up by that one.',
  who: 'E-mail address, phone or application number',
  lookUp: 'Look up',
  nothing: (typed: string) => `Nothing is kept about ${typed}.`,
  kept: (typed: string) => `Kept about ${typed}`,
  /** 'Kept about ana@example.com: Stories 1, Photos 3' */
  said: (typed: string, facts: { label: string; value: number }[]) =>
    `Kept about ${typed}: ${facts.map(({ label, value }) => `${label} ${value}`).join(', ')}`,
  stories: 'Stories',
  photos: 'Photos',
  decisions: 'Decisions on them',
  applications: 'Applications',
  drafts: 'Begun applications',
  mails: 'Mails',
  storyColumns: { headline: 'Headline', name: 'Name', status: 'Status', sent: 'Sent', photos: 'Photos' },
  applicationColumns: { reference: 'Number', name: 'Name', place: 'Where', status: 'Status', sent: 'Sent' },
  download: 'Download all of it',
  others: {
    heading: 'Also given in it',
    about:
      'More may be kept under these. Look at the names first: a family may share a number. Deleting leaves what carries only these.',
    lookUp: (other: string) => `Look up ${other}`,
  },
  deletion: {
    heading: 'Delete all of it',
    about:
      'Stories, photos, decisions, applications, begun ones too, and mails go for good, and the wall shows it at once. Backups made before still hold them. Accounts of admins are not touched.',
    again: 'Type the address or number again',
    otherAddress: 'That is not the same address or number. Nothing was deleted.',
    forGood: 'Delete for good',
  },
}
