type Demo = { articles: number; stories: number; applications: number }
type Contact = { hasDemoPhone: boolean; hasDemoEmail: boolean }

export const words = {
  ownAddress: {
    title: 'Write in your own e-mail address',
    text: 'You sign in with it, and mails about new applications and stories go there.',
    link: 'Change the address',
  },
  password: {
    title: 'Choose your own password',
    text: 'The first one was made up by the program and shown on a screen.',
    link: 'Change the password',
  },
  brand: {
    title: 'Give the service its name',
    chosen: (name: string) => `Every page calls it ${name}.`,
    ours: (name: string) => `Every page calls it ${name}. That name came with the program.`,
    link: 'Write in your name',
  },
  contact: {
    title: 'Write in your phone number and e-mail address',
    own: 'They stand on every page.',
    ours: ({ hasDemoPhone, hasDemoEmail }: Contact) => {
      if (hasDemoPhone && hasDemoEmail) return 'They stand on every page. The ones shown now reach nobody.'
      return `They stand on every page. The ${hasDemoPhone ? 'phone number' : 'e-mail address'} shown now reaches nobody.`
    },
    link: 'Set phone and e-mail',
  },
  address: {
    title: 'Give the site its address',
    text: (siteUrl: string) => `Links, cookies and the sitemap use ${siteUrl}.`,
    lines: 'In this line, put your own address, with https:// in front and nothing behind it:',
  },
  mail: {
    title: 'Set up mail',
    text: 'People who apply or send a story get a confirmation with their private link, and your team hears of it.',
    trouble: (why: string) => `Mail is set up, but does not work yet: ${why}`,
    lines:
      'In the first line, put the name and password of your mailbox and the outgoing (SMTP) server that your mail provider names. Inside the name or password write %40 for @, %3A for a colon and %2F for a slash. The second line says who the mails come from:',
  },
  twoFactor: {
    title: 'Switch on two-factor sign-in',
    text: 'Then a stolen password alone opens nothing.',
    link: 'Switch it on',
  },
  backup: {
    title: 'Make a backup',
    text: 'Everything in one file, photos included. It holds private data: keep a copy on another machine, in a safe place.',
  },
  demo: {
    title: 'Remove the demo content',
    gone: 'Only your own articles, stories and applications are left.',
    there: (demo: Demo) => `${demoContent(demo)} came with the program and are made up.`,
  },
  demoContent,
  review: {
    title: 'Ask whether you are ready to open',
    nothing: 'Nothing the review knows of keeps you from opening.',
    unknown: 'Every kind of page is read in each language, against the rules for sites like yours.',
    open: (count: number) =>
      `Every kind of page is read in each language, against the rules for sites like yours: ${counted(count, 'thing', 'things')} to mend or to decide.`,
    link: 'See the review',
  },
}

function demoContent({ articles, stories, applications }: Demo) {
  const parts = [
    counted(articles, 'article', 'articles'),
    counted(stories, 'story', 'stories'),
    counted(applications, 'application', 'applications'),
  ]
  return `${parts[0]}, ${parts[1]} and ${parts[2]}`
}

function counted(count: number, one: string, many: string) {
  return `${count} ${count === 1 ? one : many}`
}
