import { longDay } from '../../../../platform/us-date.ts'

export const words = {
  demoArticles: {
    title: 'Articles that came with the program',
    why: 'They were written as examples. Under your name their advice is yours.',
    todo: 'Remove them, or read each, make it your own and note here that you stand by them.',
  },
  demoStories: {
    title: 'Stories that came with the program',
    why: 'The people in them do not exist.',
    todo: 'Remove them before anybody takes them for clients.',
  },
  demoApplications: {
    title: 'Applications that came with the program',
    why: 'They stand in the inbox among real ones, and nobody can be called or mailed there.',
    todo: 'Remove them, so that each application in the inbox is somebody.',
  },
  oldFigures: {
    title: 'Figures that have grown old',
    why: 'Rents move. Each figure names its years, but newer ones are out by now.',
    todo: 'Put newer tables into the data folder of the program, or note until when these may stay.',
  },
  oldLaws: {
    title: 'Laws and helplines that nobody has checked for a year',
    why: 'Laws and phone numbers change. Who follows an old one may lose a home over it.',
    todo: 'Check them at their sources and put the new ones into the program, or note until when these may stay.',
  },
  articlesToCheck: {
    title: 'Articles with facts past their review date',
    why: 'Laws, fees and times change. Who follows old advice may lose a home over it.',
    todo: 'Read each again, change what is no longer so, and save it.',
  },
  policiesToRead: {
    title: 'Policies that nobody has read for a year',
    why: 'The terms came with the program. They bind you: what they promise must be what you do.',
    todo: 'Read them with a lawyer, and note here that they are yours, or have them changed.',
  },
  untranslatedWords: {
    title: 'Words of yours that are in English alone',
    why: (languages: string) => `${languages} pages show your English words in their place.`,
    todo: (languages: string) => `Write each in ${languages} too, or note here that it may stay in English.`,
  },
  otherFigures: {
    title: 'Two languages that name different figures',
    why: 'Nobody can know which of the two holds, and whoever reads the better one may hold you to it.',
    todo: (languages: string) => `Write the figures of the English words in ${languages} too.`,
  },
  untranslatedArticles: {
    title: 'Articles that are told in one language alone',
    why: 'Whoever reads the other language does not find them.',
    todo: 'Begin the translation from the article, or note here that it may stay as it is.',
  },
  pagesUnread: {
    title: 'Pages that could not be made',
    why: 'Visitors may see an error there, and nothing was looked at.',
    todo: 'Look at the errors of the site, then look again here.',
  },
  oldCopyright: {
    title: 'A copyright year of the past',
    why: 'It makes people wonder whether anybody is still there.',
    todo: 'Write in this year.',
  },
  promises: {
    yours: 'what you publish is yours',
    nobodyWaits: 'nobody waits behind an example',
    figuresFor: (years: number) => `a figure is shown for ${years} years after its own`,
    checkedYearly: 'laws and helplines are checked every year',
    readYearly: 'facts in an article are read again every year',
    termsAreDone: 'the terms say what you do',
    readsTheSame: (languages: string) => `who reads ${languages} reads the same`,
    lookedAt: 'every page was looked at',
    lookedAfter: 'a site that is looked after',
  },
  mend: {
    articles: 'Open the articles',
    demo: 'Remove the demo content',
    state: 'See a state page',
    policy: 'See the policy',
    translate: (languages: string) => `Write them in ${languages}`,
    errors: 'See the errors',
    year: 'Set the year',
  },
  found: {
    articles: (count: number) => (count === 1 ? '1 article' : `${count} articles`),
    allArticles: 'Articles',
    stories: (count: number) => (count === 1 ? '1 story' : `${count} stories`),
    wall: 'Approval wall',
    applications: (count: number) => (count === 1 ? '1 application' : `${count} applications`),
    inbox: 'Applications',
    figures: (years: string) => `Figures of ${years}`,
    checked: {
      stateLaws: (day: string) => `Laws of states, the oldest checked ${longDay(day)}`,
      federalLaw: (day: string) => `Federal law, read ${longDay(day)}`,
      assistance: (day: string) => `Phone numbers of helplines, read ${longDay(day)}`,
      legalAid: (day: string) => `The list of free legal help, of ${longDay(day)}`,
    },
    translate: (language: string) => `Write it in ${language}`,
    otherFigures: (label: string, english: string, language: string, own: string) =>
      `${label}: “${english}” in English, “${own}” in ${language}`,
    seePage: 'See the page',
    copyright: (year: number) => `© ${year}`,
    lastSaved: (article: string, day: string) => `“${article}”, last saved ${longDay(day)}`,
    edit: 'Edit it',
    notIn: (article: string, languages: string[]) => `“${article}”, not in ${languages.join(', ')}`,
    open: 'Open it',
  },
}
