export const words = {
  headTitle: 'People, admin',
  title: 'People',
  about:
    'Somebody asks what you keep about them, or wants it deleted? Look up their e-mail address here. Make sure that it is theirs: answer to that address only.',
  email: 'E-mail address',
  lookUp: 'Look up',
  nothing: (email: string) => `Nothing is kept about ${email}.`,
  kept: (email: string) => `Kept about ${email}`,
  stories: 'Stories',
  photos: 'Photos',
  decisions: 'Decisions on them',
  applications: 'Applications',
  drafts: 'Begun applications',
  mails: 'Mails',
  storyColumns: { headline: 'Headline', status: 'Status', sent: 'Sent', photos: 'Photos' },
  applicationColumns: { reference: 'Number', place: 'Where', status: 'Status', sent: 'Sent' },
  download: 'Download all of it',
  deletion: {
    heading: 'Delete all of it',
    about:
      'Stories, photos, decisions, applications, begun ones too, and mails go for good, and the wall shows it at once. Backups made before still hold them. Accounts of admins are not touched.',
    again: 'Type the address again',
    otherAddress: 'That is not the same address. Nothing was deleted.',
    forGood: 'Delete for good',
  },
}
